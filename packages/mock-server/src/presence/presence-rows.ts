import type { BackendLanguage } from '@selfservice/api/core/language';
import type { postPresence, presenceRowSchema } from '@selfservice/api/presence/presence.wire';
import type * as v from 'valibot';
import type { CentrePerson } from '../centres/centre-people.ts';
import { findCentre } from '../centres/centre-tree.ts';
import { officePhoneOf, privatePhoneOf } from '../centres/contacts.ts';
import type { Database } from '../core/database.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import { directionOf, passNameOf } from './recorded-passes.ts';
import type { PresenceState } from './presence-state.ts';
import { presenceDays, presenceStateOf } from './presence-state.ts';
import { terminalOf } from './terminals.ts';

type PresenceAnswer = v.InferInput<typeof presenceRowSchema>;
type Selected = v.InferOutput<NonNullable<typeof postPresence.body>>['SelectedPresence'];

/** The people of each filter, by its number. */
const isSelected: Record<Selected, (state: PresenceState) => boolean> = {
  0: () => true,
  1: (state) => directionOf(state.last) === 1,
  2: (state) => directionOf(state.last) === 2,
  3: ({ isInconsistent }) => isInconsistent,
  4: ({ shift }) => shift !== null,
};

/** The options of `presenceRows`. */
interface PresenceRowsOptions {
  selected: Selected;
  language: BackendLanguage;
  /** Whether the caller may see e-mail and phones. */
  canSeeContacts: boolean;
}

/** Returns the current presence of people, in their order. */
export function presenceRows(
  database: Database,
  people: readonly CentrePerson[],
  { selected, language, canSeeContacts }: PresenceRowsOptions,
): PresenceAnswer[] {
  const days = presenceDays(database.clock.localNow());
  return people.flatMap((person): PresenceAnswer[] => {
    const state = presenceStateOf(database, person.ref, days);
    if (!isSelected[selected](state)) return [];
    return [
      {
        IXS_REF: person.ref,
        FullName: person.fullName,
        OC: person.personalNumber,
        STR_TEXT: findCentre(person.centreId)?.names[language] ?? '',
        ...(canSeeContacts && contactsOf(person)),
        ...passFields(person.ref, state, language),
        ID_UCET: state.account?.accountID ?? null,
        SMENA: state.shift?.label.names[language] ?? '',
      },
    ];
  });
}

function passFields(ref: string, state: PresenceState, language: BackendLanguage): Partial<PresenceAnswer> {
  const { last } = state;
  const direction = { PRUCHOD_SMER: directionOf(last) };
  if (!last) return { ...direction, PRITOMNOST: null, LAST_TIME: null };
  return {
    ...direction,
    PRITOMNOST: last.type.id,
    PRUCHOD_TERM: passNameOf(last)[language],
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
    TELEFON2: share < 0.2 ? officePhoneOf(ref) : null,
    TELEFON3: share < 0.05 ? privatePhoneOf(ref) : null,
  };
}
