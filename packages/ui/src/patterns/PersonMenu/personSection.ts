import type { SelectablePerson } from '@selfservice/api/session/session-state';
import type { TFunction } from 'i18next';
import type { MenuSection } from '../../primitives/Menu/MenuEntry.tsx';
import { personWords } from './personWords.ts';

/** Returns the menu entries of the people for whom the user can act, with their references as ids. */
export function personSection(
  people: readonly SelectablePerson[],
  selected: SelectablePerson | null,
  t: TFunction<'patterns'>,
): MenuSection {
  return {
    label: t('person.choose'),
    selectedId: selected?.personRef ?? '',
    items: people.map((person) => ({ id: person.personRef, ...personWords(person, people, t) })),
  };
}
