import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface EmptyListProps {
  /** The icon of the list's items. */
  icon: LucideIcon;
  /** The search that matches no item; empty where the list is empty without a search. */
  search: string;
  /** Says that nothing matches the search. */
  searchTitle: string;
  /** The label of the button that clears the search. */
  clearLabel: string;
  /** Called when the user clears the search. */
  onClear: () => void;
  /** Shown where the list is empty without a search: an `EmptyState`. */
  children: ReactNode;
}

/** Shown in place of an empty list that can be searched. */
export function EmptyList(props: EmptyListProps) {
  const { icon, search, searchTitle, clearLabel, onClear, children } = props;
  if (search === '') return children;
  return (
    <EmptyState icon={icon} title={searchTitle} action={<Button onPress={onClear}>{clearLabel}</Button>} />
  );
}
