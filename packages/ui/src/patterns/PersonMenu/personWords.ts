import type { SelectablePerson } from '@selfservice/api/session/session-state';
import type { TFunction } from 'i18next';

/** How somebody to speak for is worded. */
export interface PersonWords {
  /** The centre; the full name where there is none. */
  label: string;
  /** Tells the entry from the others. */
  description: string;
}

/**
 * Words somebody among those whom the login may speak for. Own employments without a centre, or in the same one, are told
 * apart by their order.
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
