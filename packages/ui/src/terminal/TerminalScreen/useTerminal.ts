import { createOwnTerminal } from '@selfservice/api/terminal/own-terminal';
import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import type { Terminal } from '@selfservice/api/terminal/terminal';
import { preferredLanguage } from '@selfservice/api/core/language';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { notifyTerminalResult } from './notifyTerminalResult.ts';

/**
 * Returns the online terminal of the signed-in person: the same one on every screen until the session ends.
 * Results of passes are shown in notifications.
 */
export function useTerminal(host: TerminalHost): Terminal {
  const { sessionValue, clock, notify, configuration, onBeforeEnd } = useEnvironment();
  const client = useQueryClient();
  const { i18n } = useTranslation('terminal');
  return sessionValue('terminal', (ended) =>
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
}
