import { KeptPassSender } from '@selfservice/ui/terminal/KeptPassSender';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTerminalHost } from './useTerminalHost.ts';

/** Sends the passes that an earlier page has kept, on any screen. */
export default function KeptPasses(): ReactNode {
  const { pathname } = useLocation();
  return <KeptPassSender key={pathname} host={useTerminalHost()} />;
}
