import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { Contacts } from '../core/contacts.ts';
import { toContacts } from '../core/contacts.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import { getPersonalCard } from './personal-card.wire.ts';

/** The card of a person. Texts are empty if there is no value. @requirement personal-card-1, personal-card-7 */
export interface PersonalCard {
  /** Address of the photo with http or https, or a `data:` image; null if there is none. */
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
  /** The current presence, as text from the server. */
  presence: string;
  lastPassAt: LocalDateTime | null;
}

/** Maps a personal card from the wire. */
export function toPersonalCard(wire: v.InferOutput<typeof getPersonalCard.answer>): PersonalCard {
  return {
    photo: toPhotoAddress(textOf(wire.avatarSource)),
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

/** Returns the address of a photo: with http or https, relative to the page, or a `data:` image. Others are not loaded. */
function toPhotoAddress(text: string): string | null {
  if (/^data:/i.test(text)) return /^data:image\//i.test(text) ? text : null;
  const base = 'https://page.example';
  if (text === '' || !URL.canParse(text, base)) return null;
  return /^https?:$/.test(new URL(text, base).protocol) ? text : null;
}

/** Fetches the card of the selected person. @requirement personal-card-8 */
export function personalCardQuery() {
  return queryOptions({
    queryKey: ['personal-card'],
    queryFn: async ({ client, signal }) =>
      toPersonalCard(await transportOf(client).call(getPersonalCard, {}, { signal })),
  });
}
