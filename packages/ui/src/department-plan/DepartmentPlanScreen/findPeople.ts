import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';

/**
 * The people whose name or personal number has every word that was typed, in the same order. Accents, case and doubled
 * spaces do not count.
 */
export function findPeople(people: readonly DepartmentPerson[], text: string): readonly DepartmentPerson[] {
  const words = folded(text).split(' ').filter(Boolean);
  if (words.length === 0) return people;
  return people.filter(({ fullName, personalNumber }) => {
    const plain = `${folded(fullName)} ${folded(personalNumber)}`;
    return words.every((word) => plain.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
