import type { LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { toWireDateTime } from '../core/wire.ts';
import { postPass } from './terminal.wire.ts';

/** A pass made on this terminal. @requirement terminal-12 */
export interface Pass {
  typeId: number;
  /** The name of the type when the pass was made. */
  typeName: string;
  /** The local time of the press. */
  at: LocalDateTime;
  /** The signed-in user. */
  userRef: string;
  /** The person of the pass. */
  personRef: string;
  /** May be empty. */
  note: string;
}

/**
 * Sends a pass with a call that survives the page and begins before this function returns.
 *
 * @param gps the position from `gpsText`; empty for none
 * @requirement terminal-12, terminal-23
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
