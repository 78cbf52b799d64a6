import type { ReactNode } from 'react';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { FilterBar } from './FilterBar.tsx';

export interface SearchFilterBarProps {
  /** The name of the bar for assistive technology, for example "Request filters". */
  label: string;
  /** The label of the search field. */
  searchLabel: string;
  /** The search text. */
  search: string;
  /** Called when the user changes the search. */
  onSearchChange: (search: string) => void;
  /** The number of results, for example "12 requests". Default: no line. */
  result?: string | undefined;
  /** Whether the result is still unknown; its line is empty then. Default false. */
  isCounting?: boolean;
  /** One `FilterMenu` or more; they never collapse. */
  children: ReactNode;
}

/** A `FilterBar` with a search field and menus that are always visible. */
export function SearchFilterBar(props: SearchFilterBarProps) {
  const { label, searchLabel, search, onSearchChange, result, isCounting = false, children } = props;
  return (
    <FilterBar
      label={label}
      isFoldable={false}
      search={<SearchField label={searchLabel} value={search} onChange={onSearchChange} />}
      result={isCounting ? '\u00a0' : result}
    >
      {children}
    </FilterBar>
  );
}
