import type { Pass } from './pass.ts';
import type { PassType } from './pass-types.ts';
import type { PositionKind } from './position.ts';
import type { KeptPass } from './kept-pass.ts';

/** A pass that was just pressed: its position is read, then it is sent. */
export interface PassUnderWay {
  pass: Pass;
  step: 'locating' | 'sending';
}

/** The passes of a person on the online terminal; another object after every change. */
export interface TerminalState {
  /** One at a time. */
  readonly underWay: PassUnderWay | null;
  /** Whether a press makes a pass now: not while one is under way, nor within a second after the last press. */
  readonly isReady: boolean;
  /** The last recorded pass, with its kind of position. */
  readonly recorded: { pass: Pass; position: PositionKind } | null;
  /** The last press, where it is certain that its pass is not recorded. */
  readonly failed: { pass: Pass; error: Error } | null;
  /** The passes without a result beside the one under way, in the order of the presses. */
  readonly kept: readonly KeptPass[];
  /** The passes of the same user for people whom the user can no longer speak for. They are not sent any more. */
  readonly orphans: readonly KeptPass[];
  /** Kept passes are being sent or checked. */
  readonly isDelivering: boolean;
  /** Whether passes are sent again by themselves; otherwise they are only checked. */
  readonly isKeeping: boolean;
  /** Whether the kept passes outlive the page. */
  readonly isLasting: boolean;
}

/** A result of passes to show the user. */
export type TerminalNews =
  | { kind: 'recorded'; pass: Pass; position: PositionKind }
  /** It is kept, and will be checked and sent. `isLasting`: also after the page is closed. */
  | { kind: 'kept'; pass: Pass; isLasting: boolean }
  /** The browser refuses to keep the pass that is being sent. */
  | { kind: 'notLasting'; pass: Pass }
  /** It is not recorded, and it is not kept. */
  | { kind: 'failed'; pass: Pass; error: Error }
  /** It is not recorded, since the session had ended. `isKept`: it is sent after the next sign-in. */
  | { kind: 'sessionEnded'; pass: Pass; isKept: boolean }
  /** It is not known whether they are recorded, and they are not sent again. */
  | { kind: 'unknown'; passes: readonly Pass[] }
  /** Kept passes have been recorded. */
  | { kind: 'delivered'; passes: readonly Pass[] }
  /** The backend has refused a kept pass. */
  | { kind: 'refused'; pass: Pass; error: Error }
  /** Kept passes are too old to be sent. */
  | { kind: 'expired'; passes: readonly Pass[] }
  /** Kept passes belong to people whom the user can no longer speak for. */
  | { kind: 'orphaned'; passes: readonly Pass[] };

/** The online terminal of a signed-in person. It outlives the screen. Decisions on the terminal. */
export interface Terminal {
  getState(): TerminalState;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Makes a pass now. Returns whether it does, see `isReady`.
   *
   * @param hasPosition whether it is sent with a position, as the person's rights are now. Default false
   */
  press(type: Pick<PassType, 'id' | 'name'>, hasPosition?: boolean): boolean;
  /** Sends or checks the kept passes that are due. Settles when that is over. */
  deliver(): Promise<void>;
  /** Does the same on the user's request, and notifies where the outcome is still unknown. */
  checkNow(): Promise<void>;
  /** Sends a refused pass again, with its own moment. */
  sendAgain(key: string): void;
  /** Forgets a kept pass. Does nothing while a page sends or checks it. */
  discard(key: string): void;
}

/** Identifies a pass by its owner, its moment and its kind; empty for none. */
export function keyOf(owner: string, underWay: PassUnderWay | null): string {
  return underWay ? `${owner} ${underWay.pass.at} ${underWay.pass.typeId}` : '';
}
