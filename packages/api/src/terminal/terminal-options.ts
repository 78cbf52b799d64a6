import type { PassSenderOptions } from './create-pass-sender.ts';
import type { PositionReading } from './position.ts';
import type { TerminalNews } from './terminal.ts';

/** The surroundings of a terminal. */
export interface TerminalOptions extends PassSenderOptions {
  /** The customer of the sign-in; empty where there is only one. */
  customerCode: string;
  /** The signed-in user. */
  userRef: string;
  /** The person whose passes are made. */
  personRef: string;
  /** The people whom the user can speak for now. */
  spokenFor: readonly string[];
  /** Reads the position of the device. */
  readPosition: () => Promise<PositionReading>;
  /** Called with every result to show the user. */
  onNews: (news: TerminalNews) => void;
}
