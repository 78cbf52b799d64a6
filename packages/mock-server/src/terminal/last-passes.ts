import type { Language } from '@selfservice/api/core/language';
import { dateOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { getLastPasses } from '@selfservice/api/terminal/terminal.wire';
import type * as v from 'valibot';
import type { Database } from '../core/database.ts';
import { fullNameOf } from '../core/full-name.ts';
import { people, personKeys } from '../core/people.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import { passTypes } from '../presence/pass-types.ts';
import { passesOn } from '../presence/passes.ts';
import { insertedPassesOf } from './pass-rows.ts';
import type { PassRow } from './pass-row.ts';
import type { TerminalType } from './terminal-types.ts';
import { terminalTypeOf } from './terminal-types.ts';

type Answer = v.InferInput<typeof getLastPasses.answer>;
type Recorded = Omit<PassRow, 'id' | 'personRef'>;

/** Number of days of listed passes. */
const lookBackDays = 7;
/** The position of a person who works elsewhere. */
const elsewhere = '49.1950602;16.6068371';

/** Returns the recent passes of a person, the latest first: those of terminals and those inserted here. */
export function lastPassesOf(database: Database, ref: string, language: Language): Answer {
  const key = personKeys.find(
    (each) => people[each].ref === ref || people[each].secondEmployment?.ref === ref,
  );
  const FullName = key ? fullNameOf(people[key]) : '';
  return [...passesAtTerminals(database, ref), ...insertedPassesOf(database, ref)]
    .toSorted((a, b) => (a.at > b.at ? -1 : Number(a.at < b.at)))
    .map(({ at, type, note, gps }) => {
      const { term, text } = terminalTypeOf(type) ?? {};
      return {
        Date: toWireDateTime(at),
        PRUCHOD_TERM: term?.[language] ?? '',
        PRUCHOD_TXT: text?.[language] ?? null,
        FullName,
        Note: note,
        GPS: gps,
      };
    });
}

/** Returns the last pass inserted for a person, with its type; null for none. */
export function lastInsertedOf(database: Database, ref: string): { time: string; type: TerminalType } | null {
  const last = insertedPassesOf(database, ref)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .at(-1);
  const type = last && terminalTypeOf(last.type);
  return last && type ? { time: toWireDateTime(last.at), type } : null;
}

function passesAtTerminals(database: Database, ref: string): Recorded[] {
  const now = database.clock.localNow();
  const today = dateOf(now);
  const days = planDays(addDays(today, -lookBackDays), today);
  const rows = planRowsOf(database, ref, days);
  const person = planPersonOf(database.scenario.seed, ref);
  return days
    .flatMap((day) =>
      passesOn(
        person,
        day,
        rows.filter((row) => row.day === day.date),
      ),
    )
    .filter(({ at }) => at <= now)
    .map(({ at, type, isOnline }) => {
      const isErrand = type === 'errand';
      return { at, type: passTypes[type].id, note: isErrand ? 'Úřad' : '', gps: isOnline ? elsewhere : '' };
    });
}
