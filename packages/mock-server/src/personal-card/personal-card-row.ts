import type { BackendLanguage } from '@selfservice/api/core/language';
import type { getPersonalCard } from '@selfservice/api/personal-card/personal-card.wire';
import type * as v from 'valibot';
import { centreText } from '../centres/centre-tree.ts';
import { sharedContactsOf } from '../centres/named-places.ts';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { texts } from '../core/texts.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import { directionOf, lastPassOf } from '../presence/recorded-passes.ts';
import { employedSince } from './employed-since.ts';
import { photographOf } from './photographs.ts';
import { professionOf } from './professions.ts';

type CardRow = v.InferInput<typeof getPersonalCard.answer>;

const presence = {
  present: texts('At work', 'Na pracovišti', 'Na pracovisku'),
  absent: texts('Not at work', 'Mimo pracoviště', 'Mimo pracoviska'),
};

/** The last days of employments that end. */
const validTo: Partial<Record<PersonKey, string>> = { twoEmployments: '2027-06-30T00:00:00Z' };

/** Returns the card of a person; undefined if there is no such person. */
export function personalCardOf(
  database: Database,
  ref: string,
  language: BackendLanguage,
): CardRow | undefined {
  const { scenario } = database;
  const key = personKeys.find((one) => people[one].ref === ref || people[one].secondEmployment?.ref === ref);
  if (!key) return undefined;
  const person = people[key];
  const second = person.secondEmployment?.ref === ref ? person.secondEmployment : null;
  const name = {
    avatarSource: photographOf(person),
    lastname: person.surname,
    firstname: person.givenName,
    degreeBefore: person.degreeBefore ?? null,
    degreeAfter: person.degreeAfter ?? null,
    personalNumber: person.personalNumber,
    order: second ? 2 : 1,
    centerName: centreText(second?.centre ?? person.centre, language),
  };
  // The first day has no other data yet.
  if (key === 'firstDay') return { ...name, validFrom: `${scenario.at.slice(0, 10)}T00:00:00Z` };
  const pass = lastPassOf(database, ref);
  return {
    ...name,
    ...sharedContactsOf(person),
    profession: professionOf(ref)[language],
    validFrom: second
      ? '2024-09-01T00:00:00Z'
      : `${employedSince(person.personalNumber, person.tenant)}-01T00:00:00Z`,
    validTo: validTo[key] ?? null,
    presence: presence[directionOf(pass) === 1 ? 'present' : 'absent'][language],
    lastPassageTime: pass ? toWireDateTime(pass.at) : null,
  };
}
