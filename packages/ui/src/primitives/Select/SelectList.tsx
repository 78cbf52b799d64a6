import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

/** One thing that can be chosen. */
export interface SelectItem {
  /** What is reported when it is chosen. */
  id: string;
  /** What is read. */
  label: string;
}

/** Props of `SelectList`. */
export interface SelectListProps {
  /** What can be chosen. */
  items: readonly SelectItem[];
}

/** What a select opens; the one in use is marked. */
export function SelectList({ items }: SelectListProps) {
  return (
    <Surface offset={4} maxHeight={288}>
      <List items={items}>
        {({ id, label }) => (
          <Option id={id} textValue={label}>
            <span>{label}</span>
            <Icon of={Check} />
          </Option>
        )}
      </List>
    </Surface>
  );
}

const Surface = styled(Popover)`
  width: var(--trigger-width);
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-large);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
`;

const List = styled(ListBox<SelectItem>)`
  padding: var(--space-2) 0;
  outline: 0;
`;

const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: max(40px, var(--control-height));
  padding: var(--space-1) var(--space-3);
  cursor: pointer;
  outline: 0;

  & > span {
    flex: 1;
    min-width: 0;
  }

  & > svg {
    visibility: hidden;
  }

  &[data-selected] > svg {
    color: var(--color-accent);
    visibility: visible;
  }

  &[data-focused] {
    background: var(--color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;
