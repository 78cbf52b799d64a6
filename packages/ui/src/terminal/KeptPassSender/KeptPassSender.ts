import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import { useEffect } from 'react';
import { useTerminal } from '../TerminalScreen/useTerminal.ts';

export interface KeptPassSenderProps {
  /** What the device and the sign-in give to the terminal. */
  host: TerminalHost;
}

/**
 * Sends the passes that are kept of the signed-in person. It shows nothing itself. Give it the screen as its `key`: what is
 * still kept is tried again with another one.
 */
export function KeptPassSender({ host }: KeptPassSenderProps) {
  const terminal = useTerminal(host);
  useEffect(() => {
    void terminal.deliver();
  }, [terminal]);
  return null;
}
