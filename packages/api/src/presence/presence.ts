import type * as v from 'valibot';
import type { Contacts } from '../core/contacts.ts';
import { toContacts } from '../core/contacts.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import { fromWireDateTime } from '../core/wire.ts';
import type { PresenceRights } from './presence-rights.ts';
import type { PresenceWords } from './presence-words.ts';
import type { presenceRowSchema } from './presence.wire.ts';

/** Where a person's last pass led. Specification 001 section 4. */
export type Presence = 'unknown' | 'present' | 'absent';

/** Why somebody is there or away, in the server's words; either may be empty. */
export interface PresenceReason {
  /** What the last pass stands for, for example `At lunch`. */
  presence: string;
  /** What the time is booked on, for example `Vacation`. */
  account: string;
}

/** What is known beside somebody's presence. Texts may be empty. */
export interface PresenceDetails {
  personalNumber: string;
  centreName: string;
  /** The planned shift of the day, in the server's words. */
  shift: string;
  /** When the last pass was made; null: there is none. */
  lastPassAt: LocalDateTime | null;
  /** The terminal where it was made. */
  terminal: string;
  /** What the last pass is called; it may say why, so that it is null without the right to reasons. */
  lastPass: string | null;
}

/** Whether somebody is there. What the user may not know is in no field of it. Specification 001 sections 3 and 6. */
export interface PersonPresence {
  personRef: string;
  fullName: string;
  presence: Presence;
  /** Null where the user may not know it. */
  reason: PresenceReason | null;
  contacts: Contacts;
  /** Null where the user may not know them. */
  details: PresenceDetails | null;
}

const directions: readonly Presence[] = ['unknown', 'present', 'absent'];

type WireRow = v.InferOutput<typeof presenceRowSchema>;

/**
 * Maps somebody's presence.
 *
 * A word is looked up by its id. Where the answer has none for it, the pass in the server's own words (`PRUCHOD_TERM`)
 * stands in, and where there is none either, the id; of words that could not be read at all no id is shown.
 *
 * @param words null: they could not be read
 */
export function toPersonPresence(
  wire: WireRow,
  rights: PresenceRights,
  words: PresenceWords | null,
): PersonPresence {
  const phones = [wire.TELEFON1, wire.TELEFON2, wire.TELEFON3];
  return {
    personRef: wire.IXS_REF,
    fullName: wire.FullName,
    presence: directions[wire.PRUCHOD_SMER] ?? 'unknown',
    reason: rights.knowsReasons
      ? {
          presence: wordOf(words?.presences, wire.PRITOMNOST, wire.PRUCHOD_TERM),
          account: wordOf(words?.accounts, wire.ID_UCET),
        }
      : null,
    contacts: toContacts(rights.knowsContacts, wire.EMAIL2, phones),
    details: rights.knowsDetails ? toDetails(wire, rights, words) : null,
  };
}

function toDetails(
  wire: WireRow,
  { knowsReasons }: PresenceRights,
  words: PresenceWords | null,
): PresenceDetails {
  return {
    personalNumber: wire.OC,
    centreName: wire.STR_TEXT,
    shift: wire.SMENA,
    lastPassAt: wire.LAST_TIME === null ? null : fromWireDateTime(wire.LAST_TIME),
    terminal: wire.TERM_TXT,
    lastPass: knowsReasons ? wordOf(words?.passes, wire.PRITOMNOST, wire.PRUCHOD_TERM) : null,
  };
}

/** The translation of an id, else other words, else the id itself; nothing where there is no id, and no other words. */
function wordOf(
  words: ReadonlyMap<string, string> | null | undefined,
  id: number | null,
  otherwise = '',
): string {
  const known = id === null ? '' : words?.get(String(id));
  return known || otherwise.trim() || (words && id !== null ? String(id) : '');
}

/** How many people are there, away or neither. */
export function presenceCounts(people: readonly PersonPresence[]): Record<Presence, number> {
  const counts = { unknown: 0, present: 0, absent: 0 };
  for (const { presence } of people) counts[presence]++;
  return counts;
}

/** Why somebody is there or away in a few words: the account's, else those of the presence; empty: not known. */
export function reasonText({ reason }: Pick<PersonPresence, 'reason'>): string {
  return reason?.account || reason?.presence || '';
}
