import type { ComponentProps, ReactNode } from 'react';
import { TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { StyledTab } from './StyledTab.ts';

/** One tab and what stands below it. */
export interface TabItem {
  /** Tells it from the others. */
  id: string;
  /** Its words. */
  label: string;
  /** Stands after the words, for example a count. */
  badge?: ReactNode;
  /** What it shows. */
  content: ReactNode;
  /** It cannot be chosen. Default false. */
  isDisabled?: boolean;
}

type OwnProps = 'children' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange';

/** Everything else of react-aria's tabs goes to the root. */
export interface TabsProps extends Omit<ComponentProps<typeof AriaTabs>, OwnProps> {
  /** What is chosen among, for assistive technology. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /** The id of the one that is shown; without it the tabs keep it themselves, beginning with the first. */
  selectedId?: string;
  /** Another one was chosen, by mouse, touch or keyboard. */
  onSelectionChange?: (id: string) => void;
}

/** Parts of one thing, one shown at a time. Arrow keys choose; where there are too many they scroll sideways. */
export function Tabs({ label, tabs, selectedId, onSelectionChange, ...rest }: TabsProps) {
  return (
    <AriaTabs
      {...(selectedId !== undefined && { selectedKey: selectedId })}
      {...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) })}
      {...rest}
    >
      <Strip aria-label={label}>
        {tabs.map((tab) => (
          <StyledTab ref={showIfSelected} key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false}>
            {tab.label}
            {tab.badge}
          </StyledTab>
        ))}
      </Strip>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id}>
          {tab.content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

/** The one that is shown at first may lie beyond the edge. */
function showIfSelected(tab: HTMLDivElement | null): void {
  const strip = tab?.closest('[role="tablist"]');
  if (!tab || !strip || tab.ariaSelected !== 'true') return;
  strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

const Strip = styled(TabList)`
  position: relative;
  display: flex;
  gap: var(--space-5);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--color-border);
`;

const Panel = styled(TabPanel)`
  padding-top: var(--space-4);
  outline: 0;

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
    border-radius: var(--radius-small);
  }
`;
