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

/** A pass recorded by the server. @requirement terminal-9 */
export interface LastPass {
  at: LocalDateTime;
  /** The name of its type, in words of the server; may be empty. */
  typeName: string;
  fullName: string;
  /** May be empty. */
  note: string;
  /** The position of the pass; the original text if it contains no coordinates; null for none. */
  position: Coordinates | string | null;
}

/** Maps a recorded pass from the wire. */
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

/** Fetches the recent passes of the selected person, the latest first. */
export async function readLastPasses(transport: Transport, signal?: AbortSignal): Promise<LastPass[]> {
  const passes = (await transport.call(getLastPasses, {}, signal && { signal })).map(toLastPass);
  return passes.toSorted((a, b) => (a.at > b.at ? -1 : Number(a.at < b.at)));
}

/** Fetches the recent passes of the selected person, the latest first. @requirement terminal-9, terminal-24 */
export function lastPassesQuery() {
  return queryOptions({
    queryKey: ['terminal', 'lastPasses'],
    queryFn: ({ client, signal }) => readLastPasses(transportOf(client), signal),
  });
}
