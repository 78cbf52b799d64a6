import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

/** One of the things that a field lets choose from. */
export interface Option {
  id: string;
  /** What it is, in words. */
  label: string;
  /** A second, quiet line. */
  description?: string;
}

/** Props of `OptionEntry`. */
export interface OptionEntryProps {
  /** What it stands for. */
  option: Option;
}

/** One option of an open list. */
export function OptionEntry({ option }: OptionEntryProps) {
  return (
    <Root id={option.id} textValue={option.label}>
      {({ isSelected }) => (
        <>
          <span>
            {option.label}
            {option.description && <Quiet> {option.description}</Quiet>}
          </span>
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </Root>
  );
}

const Root = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: max(40px, var(--control-height));
  padding: var(--space-1) var(--space-4);
  color: var(--color-text);
  cursor: pointer;
  outline: 0;

  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > svg {
    color: var(--color-accent);
  }

  &[data-focused] {
    background: var(--color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

const Quiet = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
