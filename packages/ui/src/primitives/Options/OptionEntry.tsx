import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { EntryWords } from '../Floating/EntryWords.tsx';
import { floatingEntry } from '../Floating/floatingEntry.ts';
import { Icon } from '../Icon/Icon.tsx';

/** An option of a select or a combo box. */
export interface Option {
  id: string;
  /** The visible label. */
  label: string;
  /** A second line in muted text. */
  description?: string;
}

export interface OptionEntryProps {
  /** The option to show. */
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
