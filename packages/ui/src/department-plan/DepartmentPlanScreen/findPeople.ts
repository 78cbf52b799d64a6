import { findByWords } from '../../patterns/person-name/findByWords.ts';
import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';

/**
 * The people whose name or personal number has every word that was typed, in the same order. Accents, case and doubled
 * spaces do not count.
 */
export function findPeople(people: readonly DepartmentPerson[], text: string): readonly DepartmentPerson[] {
  return findByWords(people, text, ({ fullName, personalNumber }) => `${fullName} ${personalNumber}`);
}
