import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import { styled } from 'styled-components';
import type { TabItem } from './TabItem.ts';

interface TabPanelProps {
  /** Which tab is shown. */
  state: TabListState<TabItem>;
  /** What it shows. */
  children: ReactNode;
}

/** What a tab shows; the keyboard reaches it where nothing in it can have the focus. */
export function TabPanel({ state, children }: TabPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, root);
  return (
    <Root {...tabPanelProps} ref={root}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  padding-top: var(--space-4);
  outline: 0;

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
    border-radius: var(--radius-small);
  }
`;
