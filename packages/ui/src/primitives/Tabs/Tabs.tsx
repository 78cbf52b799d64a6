import type { ComponentProps } from 'react';
import { useRef } from 'react';
import { useTabList } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState } from 'react-stately/useTabListState';
import { styled } from 'styled-components';
import type { TabItem } from './TabItem.ts';
import { TabPanel } from './TabPanel.tsx';
import { TabToChoose } from './TabToChoose.tsx';

/** Other props are passed to the root element. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the tab list for assistive technology. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /**
   * The id of the selected tab. Default: the tabs store the selection themselves, starting with the first enabled tab.
   */
  selectedId?: string;
  /** Called with the id of the tab that the user selects. */
  onSelectionChange?: (id: string) => void;
}

const toNode = ({ label }: TabItem) => <Item textValue={label}>{label}</Item>;

/**
 * Tabs with one visible panel. Arrow keys select a tab; a long tab list scrolls horizontally. Built on the react-aria
 * hooks that `List` uses too: react-aria's ready-made tabs would load a second collection implementation.
 */
export function Tabs({ label, tabs, selectedId, onSelectionChange, ...rest }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const first = tabs.find(({ isDisabled }) => !isDisabled);
  const state = useTabListState<TabItem>({
    items: tabs,
    children: toNode,
    disabledKeys: tabs.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
    ...(selectedId === undefined ? first && { defaultSelectedKey: first.id } : { selectedKey: selectedId }),
    ...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) }),
  });
  const { tabListProps } = useTabList({ 'aria-label': label }, state, strip);
  const shown = tabs.find(({ id }) => id === state.selectedKey);
  return (
    <div {...rest}>
      <Strip {...tabListProps} ref={strip}>
        {tabs.map((tab) => (
          <TabToChoose key={tab.id} tab={tab} state={state} />
        ))}
      </Strip>
      {shown && (
        <TabPanel key={shown.id} state={state}>
          {shown.content}
        </TabPanel>
      )}
    </div>
  );
}

const Strip = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-5);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--color-border);
`;
