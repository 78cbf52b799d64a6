import type { Pass } from './pass.ts';
import type { PassType } from './pass-types.ts';
import type { PositionKind } from './position.ts';
import type { KeptPass } from './kept-pass.ts';

/** A pass that is under way: it waits for its position, then for the server. */
export interface PassUnderWay {
  pass: Pass;
  step: 'locating' | 'sending';
}

/** What is known of a person's passes on the online terminal; another object after every change. */
export interface TerminalState {
  /** One at a time. */
  readonly underWay: PassUnderWay | null;
  /** The last pass that the server has recorded, with what came of its position. */
  readonly recorded: { pass: Pass; position: PositionKind } | null;
  /** The last press came to nothing. */
  readonly failed: { pass: Pass; error: Error } | null;
  /** What is kept of this person beside the one under way, in the order of the presses. */
  readonly kept: readonly KeptPass[];
  /** Kept passes are being sent. */
  readonly isDelivering: boolean;
}

/** What is to be told of passes. */
export type TerminalNews =
  | { kind: 'recorded'; pass: Pass; position: PositionKind }
  /** It is kept, and sent when there is a network. */
  | { kind: 'kept'; pass: Pass }
  /** The server has refused it, or it could not be sent and may not be kept. */
  | { kind: 'failed'; pass: Pass; error: Error }
  /** Passes that were kept have been recorded. */
  | { kind: 'delivered'; passes: readonly Pass[] }
  /** A pass that was kept is refused. */
  | { kind: 'refused'; pass: Pass; error: Error }
  /** Passes that were kept are too old to be sent. */
  | { kind: 'expired'; passes: readonly Pass[] };

/** The online terminal of a signed-in person. It outlives the screen. Decisions on the terminal. */
export interface Terminal {
  getState(): TerminalState;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Makes a pass, now. Returns whether it does: not while another one is under way, and not within a second after one,
   * which is the same press.
   *
   * @param hasPosition whether it is sent with a position, as the person's rights are now. Default false
   */
  press(type: Pick<PassType, 'id' | 'name'>, hasPosition?: boolean): boolean;
  /** Sends what is kept; nothing where nothing is. Settles when that is over. */
  deliver(): Promise<void>;
  /** Lets a kept pass go that is not being sent. */
  discard(key: string): void;
}

/** Tells a pass from all others by its owner, its moment and its kind; empty for none. */
export function keyOf(owner: string, underWay: PassUnderWay | null): string {
  return underWay ? `${owner} ${underWay.pass.at} ${underWay.pass.typeId}` : '';
}
