import type { Language } from '@selfservice/api/core/language';
import { dateOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { postPresence, presenceRowSchema } from '@selfservice/api/presence/presence.wire';
import type * as v from 'valibot';
import type { CentrePerson } from '../centres/centre-people.ts';
import { findCentre } from '../centres/centre-tree.ts';
import type { Database } from '../core/database.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { writtenName } from './full-names.ts';
import { passTypes } from './pass-types.ts';
import type { PresenceState } from './presence-state.ts';
import { presenceStateOf } from './presence-state.ts';
import { terminalOf } from './terminals.ts';

type PresenceAnswer = v.InferInput<typeof presenceRowSchema>;
type Selected = v.InferOutput<NonNullable<typeof postPresence.body>>['SelectedPresence'];

/** Number of days that are searched for the last pass. */
const lookBackDays = 14;

/** The people of each filter, by its number. */
const isSelected: Record<Selected, (state: PresenceState) => boolean> = {
  0: () => true,
  1: (state) => directionOf(state) === 1,
  2: (state) => directionOf(state) === 2,
  3: ({ isInconsistent }) => isInconsistent,
  4: ({ shift }) => shift !== null,
};

/** The options of `presenceRows`. */
interface PresenceRowsOptions {
  selected: Selected;
  language: Language;
  /** Whether the caller may see e-mail and phones. */
  canSeeContacts: boolean;
}

/** Returns the current presence of people, in their order. */
export function presenceRows(
  database: Database,
  people: readonly CentrePerson[],
  { selected, language, canSeeContacts }: PresenceRowsOptions,
): PresenceAnswer[] {
  const now = database.clock.localNow();
  const days = planDays(addDays(dateOf(now), -lookBackDays), dateOf(now));
  return people.flatMap((person): PresenceAnswer[] => {
    const state = presenceStateOf(database, person.ref, days, now);
    if (!isSelected[selected](state)) return [];
    return [
      {
        IXS_REF: person.ref,
        FullName: writtenName(person),
        OC: person.personalNumber,
        STR_TEXT: findCentre(person.centreId)?.name ?? '',
        ...(canSeeContacts && contactsOf(person)),
        ...passFields(person.ref, state, language),
        ID_UCET: state.account?.accountID ?? null,
        SMENA: state.shift?.label.names[language] ?? '',
      },
    ];
  });
}

function directionOf({ last }: PresenceState): 0 | 1 | 2 {
  return last ? passTypes[last.type].direction : 0;
}

function passFields(ref: string, state: PresenceState, language: Language): Partial<PresenceAnswer> {
  const { last } = state;
  const direction = { PRUCHOD_SMER: directionOf(state) };
  if (!last) return { ...direction, PRITOMNOST: null, LAST_TIME: null };
  const { id, pass } = passTypes[last.type];
  return {
    ...direction,
    PRITOMNOST: id,
    PRUCHOD_TERM: pass[language],
    LAST_TIME: toWireDateTime(last.at),
    TERM_TXT: terminalOf(ref, last.isOnline)[language],
  };
}

/** Some people have an extension beside their phone, a few a third number. */
function contactsOf({ ref, email, phone }: CentrePerson): Partial<PresenceAnswer> {
  const share = chance(hashOf(ref), 56);
  return {
    EMAIL2: email,
    TELEFON1: phone,
    TELEFON2: share < 0.2 ? `+420 541 ${100 + Math.floor(share * 4500)} 000` : null,
    TELEFON3: share < 0.05 ? `+421 902 ${100 + Math.floor(share * 18_000)} 111` : null,
  };
}
