import { useEffect, useRef } from 'react';
import { useTab } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import { StyledTab } from './StyledTab.ts';
import type { TabItem } from './TabItem.ts';

interface TabToChooseProps {
  /** The tab. */
  tab: TabItem;
  /** React-aria's state of the tabs. */
  state: TabListState<TabItem>;
}

/** A tab in the tab list. */
export function TabToChoose({ tab, state }: TabToChooseProps) {
  const root = useRef<HTMLDivElement>(null);
  const { tabProps } = useTab({ key: tab.id }, state, root);
  useEffect(() => {
    showIfSelected(root.current);
  }, []);
  return (
    <StyledTab {...tabProps} ref={root}>
      <span>{tab.label}</span>
      {tab.badge}
    </StyledTab>
  );
}

/** Scrolls the tab list to the initially selected tab, which may be outside the visible part. */
function showIfSelected(tab: HTMLDivElement | null): void {
  const strip = tab?.closest('[role="tablist"]');
  if (!tab || !strip || tab.ariaSelected !== 'true') return;
  strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}
