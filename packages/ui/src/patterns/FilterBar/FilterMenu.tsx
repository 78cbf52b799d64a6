import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface FilterMenuProps<Id extends string> {
  /** What is chosen; stands before the button. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly { id: Id; label: string }[];
  /** The chosen one. */
  value: Id;
  /** Another one was chosen. */
  onChange: (id: Id) => void;
}

/** One of a few things to show, for a `FilterBar`: the code of its menu comes when it is pointed at. */
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

  /* What is chosen says it; so two stand side by side on a phone. */
  @container (width < 640px) {
    & > span {
      display: none;
    }
  }
`;
