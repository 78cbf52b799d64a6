import { useEffect, useRef } from 'react';
import { useTab } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import { StyledTab } from './StyledTab.ts';
import type { TabItem } from './TabItem.ts';

interface TabToChooseProps {
  /** The tab. */
  tab: TabItem;
  /** Which one is shown. */
  state: TabListState<TabItem>;
}

/** One of the tabs in their strip. */
export function TabToChoose({ tab, state }: TabToChooseProps) {
  const root = useRef<HTMLDivElement>(null);
  const { tabProps } = useTab({ key: tab.id }, state, root);
  useEffect(() => {
    showIfSelected(root.current);
  }, []);
  return (
    <StyledTab {...tabProps} ref={root}>
      {tab.label}
      {tab.badge}
    </StyledTab>
  );
}

/** The one that is shown at first may lie beyond the edge. */
function showIfSelected(tab: HTMLDivElement | null): void {
  const strip = tab?.closest('[role="tablist"]');
  if (!tab || !strip || tab.ariaSelected !== 'true') return;
  strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}
