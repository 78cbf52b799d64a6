import type { LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { toWireDateTime } from '../core/wire.ts';
import { postPass } from './terminal.wire.ts';

/** A pass that somebody has made here. */
export interface Pass {
  typeId: number;
  /** What the kind of pass was called when it was made. */
  typeName: string;
  /** The moment of the press, on the wall. */
  at: LocalDateTime;
  /** Whoever signed in. */
  userRef: string;
  /** Whose pass it is. */
  personRef: string;
  /** May be empty. */
  note: string;
}

/**
 * Inserts a pass by a call that outlives the page and is begun before this returns.
 *
 * @param gps the position as `gpsText` writes it, empty for none
 */
export async function sendPass(transport: Transport, pass: Pass, gps: string): Promise<void> {
  const value = {
    IXS_REF: pass.personRef,
    IXS_REF_ZMENA: pass.userRef,
    PRITOMNOST: pass.typeId,
    CAS: toWireDateTime(pass.at),
    TERMINAL: -3,
    PLATNOST: 1,
    POZNAMKA: pass.note,
    GPS: gps,
  };
  await transport.call(postPass, { body: { Value: JSON.stringify(value) } }, { keepalive: true });
}
