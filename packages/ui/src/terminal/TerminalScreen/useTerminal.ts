import { createOwnTerminal } from '@selfservice/api/terminal/own-terminal';
import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import type { Terminal } from '@selfservice/api/terminal/terminal';
import { preferredLanguage } from '@selfservice/api/core/language';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { notifyTerminalResult } from './notifyTerminalResult.ts';

/**
 * Returns the online terminal of the signed-in person: the same one on every screen until the session ends.
 * It sends kept passes when the screen appears. Results of passes are shown in notifications.
 */
export function useTerminal(host: TerminalHost): Terminal {
  const { sessionValue, clock, notify, configuration, onBeforeEnd } = useEnvironment();
  const client = useQueryClient();
  const { i18n } = useTranslation('terminal');
  const terminal = sessionValue('terminal', (ended) =>
    createOwnTerminal({
      host,
      client,
      clock,
      language: () => preferredLanguage(i18n.languages),
      hasQueue: configuration.hasTerminalQueue,
      onBeforeEnd,
      ended,
      onResult: (news) => notifyTerminalResult(news, { notify, i18n, now: clock.localNow() }),
    }),
  );
  useEffect(() => {
    void terminal.deliver();
  }, [terminal]);
  return terminal;
}
