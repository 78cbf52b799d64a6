import type { PassSenderOptions } from './create-pass-sender.ts';
import type { PositionReading } from './position.ts';
import type { TerminalResult } from './terminal.ts';

/** The context of a terminal. */
export interface TerminalOptions extends PassSenderOptions {
  /** The tenant, see `ScopeIdentity`. */
  tenant: string;
  /** The signed-in user. */
  userRef: string;
  /** The person for whom passes are made. */
  personRef: string;
  /** The people for whom the user can act now. */
  actablePeople: readonly string[];
  /** Reads the position of the device. */
  readPosition: () => Promise<PositionReading>;
  /** Called with each result to show to the user. */
  onResult: (news: TerminalResult) => void;
}
