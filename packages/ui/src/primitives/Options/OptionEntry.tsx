import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { EntryWords } from '../Floating/EntryWords.tsx';
import { floatingEntry } from '../Floating/floatingEntry.ts';
import { Icon } from '../Icon/Icon.tsx';

/** One of the things that a field lets choose from. */
export interface Option {
  id: string;
  /** What it is, in words. */
  label: string;
  /** A second, quiet line. */
  description?: string;
}

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
          <EntryWords label={option.label} description={option.description} />
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </Root>
  );
}

const Root = styled(ListBoxItem)`
  ${floatingEntry}

  & > svg {
    color: var(--color-accent);
  }
`;
