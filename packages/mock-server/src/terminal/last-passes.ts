import type { BackendLanguage } from '@selfservice/api/core/language';
import type { getLastPasses } from '@selfservice/api/terminal/terminal.wire';
import type * as v from 'valibot';
import type { Database } from '../core/database.ts';
import { fullNameOf } from '../core/full-name.ts';
import { people, personKeys } from '../core/people.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import { passesOfLastDays } from '../presence/recorded-passes.ts';

type Answer = v.InferInput<typeof getLastPasses.answer>;

/** Number of days of listed passes. */
const lookBackDays = 7;

/** Returns the recent passes of a person, the latest first. */
export function lastPassesOf(database: Database, ref: string, language: BackendLanguage): Answer {
  const key = personKeys.find(
    (each) => people[each].ref === ref || people[each].secondEmployment?.ref === ref,
  );
  const FullName = key ? fullNameOf(people[key]) : '';
  return passesOfLastDays(database, ref, lookBackDays)
    .toReversed()
    .map(({ at, type: { term, text }, note, gps }) => ({
      Date: toWireDateTime(at),
      PRUCHOD_TERM: term[language],
      PRUCHOD_TXT: text?.[language] ?? null,
      FullName,
      Note: note[language],
      GPS: gps,
    }));
}
