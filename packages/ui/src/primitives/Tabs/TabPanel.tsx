import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import { styled } from 'styled-components';
import type { TabItem } from './TabItem.ts';

interface TabPanelProps {
  /** React-aria's state of the tabs. */
  state: TabListState<TabItem>;
  /** The content. */
  children: ReactNode;
}

/** The content of the selected tab. It can be focused if it contains no focusable element. */
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
