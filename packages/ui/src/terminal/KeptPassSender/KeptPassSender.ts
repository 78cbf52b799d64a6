import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import { useTerminal } from '../TerminalScreen/useTerminal.ts';

export interface KeptPassSenderProps {
  /** The device and the sign-in. */
  host: TerminalHost;
}

/**
 * Sends the kept passes of the signed-in person; renders nothing. Use the screen as its `key`: another screen
 * tries the kept passes again.
 * @requirement terminal-16
 */
export function KeptPassSender({ host }: KeptPassSenderProps) {
  useTerminal(host);
  return null;
}
