import type { ReadonlySignal } from '@preact/signals-core';
import type { Pass } from './pass.ts';
import type { PassType } from './pass-types.ts';
import type { PositionKind } from './position.ts';
import type { KeptPass } from './kept-pass.ts';

/** A pass that was just pressed: its position is being read, or it is being sent. */
export interface PassUnderWay {
  pass: Pass;
  step: 'locating' | 'sending';
}

/** The state of a person's passes on the online terminal; a new object after every change. */
export interface TerminalState {
  /** The current pass; null for none. */
  readonly underWay: PassUnderWay | null;
  /** Whether a press makes a pass now: not during another pass, nor within a second after the last press. */
  readonly isReady: boolean;
  /** The last recorded pass, with the result of its position. */
  readonly recorded: { pass: Pass; position: PositionKind } | null;
  /** The last press, if its pass is certainly not recorded. */
  readonly failed: { pass: Pass; error: Error } | null;
  /** The passes without a result except the current one, in the order of the presses. */
  readonly kept: readonly KeptPass[];
  /** The user's passes for people for whom they can no longer act. They are no longer sent. */
  readonly orphans: readonly KeptPass[];
  /** The number of kept passes of other users of the device. */
  readonly othersCount: number;
  /** Whether kept passes are being sent or checked. */
  readonly isDelivering: boolean;
  /** Whether passes are sent again automatically; otherwise they are only checked. */
  readonly isKeeping: boolean;
  /** Whether stored passes survive closing the page. */
  readonly isPersistent: boolean;
}

/** A result of passes to show the user. */
export type TerminalResult =
  | { kind: 'recorded'; pass: Pass; position: PositionKind }
  /** The pass is stored and will be sent later, after a check. `isPersistent`: also after the page is closed. */
  | { kind: 'kept'; pass: Pass; isPersistent: boolean }
  /** The browser cannot store the pass that is being sent. */
  | { kind: 'notLasting'; pass: Pass }
  /** The pass was not recorded, and is not sent again automatically. */
  | { kind: 'failed'; pass: Pass; error: Error }
  /** The pass was not recorded because the session had ended. `isKept`: it is sent after the next sign-in. */
  | { kind: 'sessionEnded'; pass: Pass; isKept: boolean }
  /** It is unknown whether the passes were recorded. They are not sent again. */
  | { kind: 'unknown'; passes: readonly Pass[] }
  /** Kept passes have been recorded. */
  | { kind: 'delivered'; passes: readonly Pass[] }
  /** The backend has refused a kept pass. */
  | { kind: 'refused'; pass: Pass; error: Error }
  /** Kept passes are too old to be sent, or of a wrong clock. */
  | { kind: 'expired'; passes: readonly Pass[] }
  /** Kept passes belong to people for whom the user can no longer act. */
  | { kind: 'orphaned'; passes: readonly Pass[] };

/** The online terminal of a signed-in person. It survives the screen. */
export interface Terminal {
  state: ReadonlySignal<TerminalState>;
  /**
   * Makes a pass now. Returns whether it does; see `isReady`.
   *
   * @param hasPosition whether to send a position, by the person's current permissions. Default: false
   */
  press(type: Pick<PassType, 'id' | 'name'>, hasPosition?: boolean): boolean;
  /** Sends or checks the kept passes that are due. Resolves when all are done. */
  deliver(): Promise<void>;
  /** Does the same when the user requests it, and reports passes whose outcome is still unknown. */
  checkNow(): Promise<void>;
  /** Sends a refused pass again, with the time of its press. */
  sendAgain(key: string): Promise<void>;
  /** Deletes a kept pass. Does nothing while a page is sending it. */
  discard(key: string): Promise<void>;
}

/** Returns the key of a pass: owner, time and type; empty for null. */
export function keyOf(owner: string, underWay: PassUnderWay | null): string {
  return underWay ? `${owner} ${underWay.pass.at} ${underWay.pass.typeId}` : '';
}
