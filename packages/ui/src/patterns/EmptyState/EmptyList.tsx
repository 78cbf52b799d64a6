import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface EmptyListProps {
  /** The icon of the list's items. */
  icon: LucideIcon;
  /** The search text that matches no item; empty if the list is empty without a search. */
  search: string;
  /** The message that nothing matches the search. */
  searchTitle: string;
  /** The label of the button that clears the search. */
  clearLabel: string;
  /** Called when the user clears the search. */
  onClear: () => void;
  /** Shown if the list is empty without a search: an `EmptyState`. */
  children: ReactNode;
}

/** Shown instead of an empty list that can be searched. */
export function EmptyList(props: EmptyListProps) {
  const { icon, search, searchTitle, clearLabel, onClear, children } = props;
  if (search === '') return children;
  return (
    <EmptyState icon={icon} title={searchTitle} action={<Button onPress={onClear}>{clearLabel}</Button>} />
  );
}
