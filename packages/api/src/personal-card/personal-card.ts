import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { Contacts } from '../core/contacts.ts';
import { toContacts } from '../core/contacts.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import { getPersonalCard } from './personal-card.wire.ts';

/** Who somebody is. A text is empty where there is none. Specification 000 section 3. */
export interface PersonalCard {
  /** Address of the photograph, or the photograph itself as a `data:` address; null for none. */
  photo: string | null;
  givenName: string;
  surname: string;
  degreeBefore: string;
  degreeAfter: string;
  personalNumber: string;
  employmentOrder: string;
  contacts: Contacts;
  centreName: string;
  profession: string;
  validFrom: LocalDate | null;
  validTo: LocalDate | null;
  /** In the server's word. */
  presence: string;
  lastPassAt: LocalDateTime | null;
}

/** Maps a personal card. */
export function toPersonalCard(wire: v.InferOutput<typeof getPersonalCard.answer>): PersonalCard {
  return {
    photo: textOf(wire.avatarSource) || null,
    givenName: textOf(wire.firstname),
    surname: textOf(wire.lastname),
    degreeBefore: textOf(wire.degreeBefore),
    degreeAfter: textOf(wire.degreeAfter),
    personalNumber: textOf(wire.personalNumber),
    employmentOrder: textOf(wire.order),
    contacts: toContacts(true, wire.email, [wire.phone]),
    centreName: textOf(wire.centerName),
    profession: textOf(wire.profession),
    validFrom: wire.validFrom === null ? null : fromWireDate(wire.validFrom),
    validTo: wire.validTo === null ? null : fromWireDate(wire.validTo),
    presence: textOf(wire.presence),
    lastPassAt: wire.lastPassageTime === null ? null : fromWireDateTime(wire.lastPassageTime),
  };
}

function textOf(value: string | number | null): string {
  return String(value ?? '').trim();
}

/** Asks for the card of the person spoken for. Specification 000 section 7. */
export function personalCardQuery() {
  return queryOptions({
    queryKey: ['personal-card'],
    queryFn: async ({ client, signal }) =>
      toPersonalCard(await transportOf(client).call(getPersonalCard, {}, { signal })),
  });
}
