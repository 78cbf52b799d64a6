import type { ComponentProps } from 'react';
import { useRef } from 'react';
import { useTabList } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState } from 'react-stately/useTabListState';
import { styled } from 'styled-components';
import type { TabItem } from './TabItem.ts';
import { TabPanel } from './TabPanel.tsx';
import { TabToChoose } from './TabToChoose.tsx';

/** Everything else goes to the root. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is chosen among, for assistive technology. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /** The id of the one that is shown; without it the tabs keep it themselves, beginning with the first. */
  selectedId?: string;
  /** Another one was chosen, by mouse, touch or keyboard. */
  onSelectionChange?: (id: string) => void;
}

const toNode = ({ label }: TabItem) => <Item textValue={label}>{label}</Item>;

/**
 * Parts of one thing, one shown at a time. Arrow keys choose; where there are too many they scroll sideways. It stands on
 * the hooks of react-aria that `List` has as well, since its ready tabs would load a second kind of collection.
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
