import type * as v from 'valibot';
import type { Contacts } from '../core/contacts.ts';
import { toContacts } from '../core/contacts.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import { fromWireDateTime } from '../core/wire.ts';
import type { PresenceRights } from './presence-rights.ts';
import type { PresenceWords } from './presence-words.ts';
import type { presenceRowSchema } from './presence.wire.ts';

/** The direction of a person's last pass. @requirement presence-14 */
export type Presence = 'unknown' | 'present' | 'absent';

/** The reason for a presence, in words of the server; both may be empty. */
export interface PresenceReason {
  /** The meaning of the last pass, for example `At lunch`. */
  presence: string;
  /** The account of the time, for example `Vacation`. */
  account: string;
}

/** Details of a person's presence. Texts may be empty. */
export interface PresenceDetails {
  personalNumber: string;
  centreName: string;
  /** The planned shift of the day, in the server's words. */
  shift: string;
  /** Time of the last pass; null if there is none. */
  lastPassAt: LocalDateTime | null;
  /** The terminal of the last pass. */
  terminal: string;
  /** The name of the last pass. It may contain the reason, so it is null without the permission to see reasons. */
  lastPass: string | null;
}

/** The presence of a person. Contains nothing that the user may not see. @requirement presence-13, presence-19 */
export interface PersonPresence {
  personRef: string;
  fullName: string;
  presence: Presence;
  /** Null without permission. */
  reason: PresenceReason | null;
  contacts: Contacts;
  /** Null without permission. */
  details: PresenceDetails | null;
}

const directions: readonly Presence[] = ['unknown', 'present', 'absent'];

type WireRow = v.InferOutput<typeof presenceRowSchema>;

/**
 * Maps the presence of a person.
 *
 * Names are looked up by id. A missing name is replaced by the server's text of the pass (`PRUCHOD_TERM`),
 * otherwise by the id; no id is shown if names could not be read at all.
 *
 * @param words null if they could not be read
 * @requirement presence-14, presence-19, presence-21
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
    contacts: toContacts(rights.canSeeContacts, wire.EMAIL2, phones),
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

/** Returns the name of an id, otherwise the other text, otherwise the id; empty without an id and another text. */
function wordOf(
  words: ReadonlyMap<string, string> | null | undefined,
  id: number | null,
  otherwise = '',
): string {
  const known = id === null ? '' : words?.get(String(id));
  return known || otherwise.trim() || (words && id !== null ? String(id) : '');
}

/** Returns the reason of a presence: the name of the account, otherwise of the presence; empty if unknown. */
export function reasonText({ reason }: Pick<PersonPresence, 'reason'>): string {
  return reason?.account || reason?.presence || '';
}
