import type { Language } from '@selfservice/api/core/language';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { getPersonalCard } from '@selfservice/api/personal-card/personal-card.wire';
import type * as v from 'valibot';
import type { Database } from '../core/database.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { texts } from '../core/texts.ts';
import { dashboardRowOf } from '../dashboard/dashboard-rows.ts';
import { lastInsertedOf } from '../terminal/last-passes.ts';
import { photographOf } from './photographs.ts';

type CardRow = v.InferInput<typeof getPersonalCard.answer>;

const professions = {
  operator: texts('Assembly operator', 'Operátor montáže', 'Operátor montáže'),
  shiftLeader: texts('Shift leader', 'Vedoucí směny', 'Vedúci zmeny'),
  productionManager: texts('Production manager', 'Vedoucí výroby', 'Vedúci výroby'),
  storekeeper: texts('Storekeeper', 'Skladník', 'Skladník'),
  metrologist: texts(
    'Chief metrologist for measuring instruments and preventive maintenance',
    'Hlavní metrolog pro měřicí přístroje a preventivní údržbu',
    'Hlavný metrológ pre meracie prístroje a preventívnu údržbu',
  ),
};

const presence = {
  present: texts('At work', 'Na pracovišti', 'Na pracovisku'),
  absent: texts('Not at work', 'Mimo pracoviště', 'Mimo pracoviska'),
};

/** Differences from an ordinary card. */
const exceptions: Partial<Record<PersonKey, { profession: keyof typeof professions; validTo?: string }>> = {
  approver: { profession: 'shiftLeader' },
  manager: { profession: 'productionManager' },
  twoEmployments: { profession: 'storekeeper', validTo: '2027-06-30T00:00:00Z' },
  longName: { profession: 'metrologist' },
};

/** Returns the card of a person; undefined if there is no such person. */
export function personalCardOf(database: Database, ref: string, language: Language): CardRow | undefined {
  const { scenario } = database;
  const key = personKeys.find((one) => people[one].ref === ref || people[one].secondEmployment?.ref === ref);
  if (!key) return undefined;
  const person = people[key];
  const second = person.secondEmployment?.ref === ref ? person.secondEmployment : null;
  const { emailForNotifications, lastPassage } = dashboardRowOf(ref, localDateTime(scenario.at), language);
  const name = {
    avatarSource: photographOf(person),
    lastname: person.surname,
    firstname: person.givenName,
    degreeBefore: person.degreeBefore ?? null,
    degreeAfter: person.degreeAfter ?? null,
    personalNumber: person.personalNumber,
    order: second ? 2 : 1,
    centerName: second?.centre ?? person.centre,
  };
  // The first day has no other data yet.
  if (key === 'firstDay') return { ...name, validFrom: `${scenario.at.slice(0, 10)}T00:00:00Z` };
  const { profession, validTo = null } = exceptions[key] ?? { profession: 'operator' };
  const pass = lastInsertedOf(database, ref);
  const isIn = pass ? pass.type.direction === 1 : lastPassage != null && !second;
  return {
    ...name,
    phone: `+420 601 ${person.personalNumber.slice(0, 3)} ${person.personalNumber.slice(3)}`,
    email: emailForNotifications ?? null,
    profession: professions[profession][language],
    validFrom: second ? '2024-09-01T00:00:00Z' : '2014-03-01T00:00:00Z',
    validTo,
    presence: presence[isIn ? 'present' : 'absent'][language],
    lastPassageTime: pass?.time ?? lastPassage?.time ?? null,
  };
}
