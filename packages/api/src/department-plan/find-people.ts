import { findByWords } from '../core/find-by-words.ts';
import type { DepartmentPerson } from './department-plan.ts';

/**
 * Returns the people whose name or personal number contains every word of a text, in the same order. Accents, case and
 * repeated spaces are ignored.
 */
export function findPeople(people: readonly DepartmentPerson[], text: string): readonly DepartmentPerson[] {
  return findByWords(people, text, ({ fullName, personalNumber }) => `${fullName} ${personalNumber}`);
}
