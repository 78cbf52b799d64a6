import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDateTime } from '../core/wire.ts';
import { passName } from './pass-types.ts';
import type { Coordinates } from './position.ts';
import { coordinatesOf } from './position.ts';
import { getLastPasses } from './terminal.wire.ts';

/** A pass that the server has recorded. Specification 001 section 3. */
export interface LastPass {
  at: LocalDateTime;
  /** What kind of pass it was, in the server's words; may be empty. */
  typeName: string;
  fullName: string;
  /** May be empty. */
  note: string;
  /** Where it was made; the text as it came where it is no pair of coordinates; null for none. */
  position: Coordinates | string | null;
}

/** Maps a recorded pass. */
export function toLastPass(wire: v.InferOutput<typeof getLastPasses.answer>[number]): LastPass {
  const gps = wire.GPS.trim();
  return {
    at: fromWireDateTime(wire.Date),
    typeName: passName(wire),
    fullName: wire.FullName,
    note: wire.Note,
    position: gps === '' ? null : (coordinatesOf(gps) ?? gps),
  };
}

/** Reads the recent passes of the selected person, the latest first. */
export async function readLastPasses(transport: Transport, signal?: AbortSignal): Promise<LastPass[]> {
  const passes = (await transport.call(getLastPasses, {}, signal && { signal })).map(toLastPass);
  return passes.toSorted((a, b) => (a.at > b.at ? -1 : Number(a.at < b.at)));
}

/** Asks for the recent passes of the selected person, the latest first. Specification 001 section 2 (last passes). */
export function lastPassesQuery() {
  return queryOptions({
    queryKey: ['terminal', 'lastPasses'],
    queryFn: ({ client, signal }) => readLastPasses(transportOf(client), signal),
  });
}
