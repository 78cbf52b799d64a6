import type { SelectablePerson } from '@selfservice/api/session/session-state';
import type { TFunction } from 'i18next';

/** The texts of a menu entry for a person. */
export interface PersonWords {
  /** The name of the centre, or the full name if there is no centre. */
  label: string;
  /** A second line that distinguishes the entry from the others. */
  description: string;
}

/**
 * Returns the texts of a person in the list of people for whom the user can act. The user's employments without a centre
 * or in the same centre get their number.
 */
export function personWords(
  person: SelectablePerson,
  people: readonly SelectablePerson[],
  t: TFunction<'patterns'>,
): PersonWords {
  const { fullName, employmentOrder: order } = person;
  const centre = centreOf(person);
  if (order === null)
    return { label: centre || fullName, description: t('person.substituting', { name: fullName }) };
  const employment = t('person.employment', { order });
  if (!centre) return { label: fullName || employment, description: employment };
  const isShared = people.some(
    (other) =>
      other.employmentOrder !== null && other.employmentOrder !== order && centreOf(other) === centre,
  );
  return { label: centre, description: isShared ? `${fullName} · ${employment}` : fullName };
}

function centreOf({ centreName }: SelectablePerson): string {
  return centreName.trim();
}
