import { useState } from 'react';
import { useDebouncedCallback } from '../../environment/useDebounced.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';

export interface SearchBoxProps {
  /** What is searched. */
  label: string;
  /** Nothing was typed for a moment, or Enter was pressed: this is to be searched for. */
  onSearch: (text: string) => void;
}

/** How long nothing is typed before the search begins, in milliseconds. */
const searchAfterMs = 250;

/** Keeps what is being typed to itself, so that a keystroke draws one field and nothing else. */
export function SearchBox({ label, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), searchAfterMs);
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        search(text, text === '' ? 0 : searchAfterMs);
      }}
      onSubmit={(text) => search(text, 0)}
    />
  );
}
