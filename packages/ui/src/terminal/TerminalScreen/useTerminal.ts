import { createOwnTerminal } from '@selfservice/api/terminal/own-terminal';
import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import type { Terminal } from '@selfservice/api/terminal/terminal';
import { defaultLanguage, toLanguage } from '@selfservice/api/core/language';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { tellNews } from './tellNews.ts';

/**
 * The online terminal of the signed-in person: the same one until the session ends, on whatever screen. What comes of
 * passes is told by notifications.
 */
export function useTerminal(host: TerminalHost): Terminal {
  const { own, clock, notify, configuration, onBeforeEnd } = useEnvironment();
  const client = useQueryClient();
  const { i18n } = useTranslation('terminal');
  return own('terminal', (ended) =>
    createOwnTerminal({
      host,
      client,
      clock,
      language: () => toLanguage(i18n.language) ?? defaultLanguage,
      isKeeping: configuration.hasTerminalQueue,
      onBeforeEnd,
      ended,
      onNews: (news) => tellNews(news, { notify, i18n, now: clock.localNow() }),
    }),
  );
}
