import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface FilterMenuProps<Id extends string> {
  /** The label before the button. */
  label: string;
  /** The options, in display order. */
  options: readonly { id: Id; label: string }[];
  /** The id of the selected option. */
  value: Id;
  /** Called when the user selects an option. */
  onChange: (id: Id) => void;
}

/** A button with a menu of a few options, for a `FilterBar`. The code of the menu loads when the user points at it. */
export function FilterMenu<Id extends string>({ label, options, value, onChange }: FilterMenuProps<Id>) {
  const words = options.find(({ id }) => id === value)?.label ?? '';
  return (
    <Root>
      <span aria-hidden="true">{label}</span>
      <DeferredMenu
        label={label}
        trigger={
          <Button aria-label={`${words}, ${label}`}>
            {words}
            <Icon of={ChevronDown} />
          </Button>
        }
        sections={[{ label, selectedId: value, items: options }]}
        onAction={(id) => {
          const chosen = options.find((option) => option.id === id);
          if (chosen) onChange(chosen.id);
        }}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-width: 100%;

  /* Without the label, two of them fit side by side on a phone. */
  @container (width < 640px) {
    & > span {
      display: none;
    }
  }
`;
