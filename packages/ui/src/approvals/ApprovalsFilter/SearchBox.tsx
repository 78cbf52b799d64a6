import { useState } from 'react';
import { useDebouncedCallback } from '../../environment/useDebounced.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';

export interface SearchBoxProps {
  /** The label of the field. */
  label: string;
  /** Called with the trimmed text after a pause in typing, or when the user presses Enter. */
  onSearch: (text: string) => void;
}

/** The pause in typing after which the search begins, in milliseconds. */
const searchAfterMs = 250;

/** A search field that keeps its text in its own state, so that a keystroke renders only this field. */
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
