import { findByWords } from '../core/find-by-words.ts';
import type { DepartmentPerson } from './department-plan.ts';

/**
 * The people whose name or personal number has every word of a text, in the same order. Accents, case and repeated
 * spaces do not count.
 */
export function findPeople(people: readonly DepartmentPerson[], text: string): readonly DepartmentPerson[] {
  return findByWords(people, text, ({ fullName, personalNumber }) => `${fullName} ${personalNumber}`);
}
