import type { PersonPresence } from '@selfservice/api/presence/presence';
import { findByWords } from '@selfservice/api/core/find-by-words';

/** Those whose name, or personal number where it is known, has every word that was typed. */
export function foundPeople(people: readonly PersonPresence[], search: string): readonly PersonPresence[] {
  return findByWords(
    people,
    search,
    ({ fullName, details }) => `${fullName} ${details?.personalNumber ?? ''}`,
  );
}
