import type { PositionReading } from './position.ts';
import type { KeepingOptions } from './terminal-keeping.ts';

/** What a terminal works with. */
export interface TerminalOptions extends KeepingOptions {
  /** Whoever signed in. */
  userRef: string;
  /** Whose passes they are. */
  personRef: string;
  /** Whether what cannot be sent stays kept; otherwise it is told as failed. */
  isKeeping: boolean;
  /** Asks the device where it is. */
  readPosition: () => Promise<PositionReading>;
}
