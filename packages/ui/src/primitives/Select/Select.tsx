import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SelectList } from './SelectList.tsx';
import type { SelectItem } from './SelectList.tsx';

/** Props of `Select`; everything else of react-aria's select goes to the root. */
export interface SelectProps extends Omit<
  ComponentProps<typeof AriaSelect<SelectItem>>,
  'children' | 'isInvalid' | 'value' | 'onChange'
> {
  /** What is asked for; stands above the field. */
  label: string;
  /** What can be chosen. */
  items: readonly SelectItem[];
  /** Id of the item in use; null: none yet. */
  value: string | null;
  /** Another item was chosen. */
  onChange: (id: string) => void;
  /** A hint below the field. */
  description?: ReactNode;
  /** What is wrong with the choice; with it the field is invalid. */
  errorMessage?: string | undefined;
}

/** Chooses one of a few. Arrow keys move, letters find, Escape closes. */
export function Select(props: SelectProps) {
  const { label, items, value, onChange, description, errorMessage, ...rest } = props;
  return (
    <Root
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      value={value}
      onChange={(id) => {
        if (id !== null) onChange(String(id));
      }}
      {...rest}
    >
      <FieldLabel>{label}</FieldLabel>
      <Box>
        <Value>
          {({ isPlaceholder, defaultChildren, selectedText }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </Value>
        <Icon of={ChevronDown} />
      </Box>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <SelectList items={items} />
    </Root>
  );
}

const Root = styled(AriaSelect<SelectItem>)`
  display: grid;
  gap: var(--space-1);

  &[data-disabled] {
    color: var(--color-text-muted);
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

const Box = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: max(40px, var(--control-height));
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  color: inherit;
  font: inherit;
  font-size: var(--text-3);
  text-align: start;
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) {
    background: var(--color-surface-hover);
  }

  [data-invalid] > & {
    border-color: var(--color-negative);
  }

  &[data-disabled] {
    border-color: var(--color-border);
    background: var(--color-surface-sunken);
    cursor: not-allowed;
  }
`;

const Value = styled(SelectValue<SelectItem>)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--color-text-muted);
  }
`;
