import { SessionEndedError } from '@selfservice/api/core/errors';
import { defaultLanguage, toLanguage } from '@selfservice/api/core/language';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { Pass } from '@selfservice/api/terminal/pass';
import type { TerminalNews } from '@selfservice/api/terminal/terminal';
import type { i18n } from 'i18next';
import type { Notify } from '../../environment/Environment.tsx';
import { formatTime } from '../../i18n/formatDate.ts';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { formatPassMoment } from '../formatPassMoment.ts';

interface Teller {
  notify: Notify;
  i18n: i18n;
  /** The moment that it is now. */
  now: LocalDateTime;
}

/** Tells what has come of passes, in a notification. Specification 001 sections 2 and 8. */
export function tellNews(news: TerminalNews, { notify, i18n, now }: Teller): void {
  const t = i18n.getFixedT(null, 'terminal');
  const language = toLanguage(i18n.language) ?? defaultLanguage;
  const when = ({ at }: Pass) => formatPassMoment(at, now, language);
  const list = (passes: readonly Pass[]) => passes.map((pass) => `${pass.typeName} ${when(pass)}`).join(', ');
  switch (news.kind) {
    case 'recorded':
      notify.success(t('recordedAt', { name: news.pass.typeName, time: formatTime(news.pass.at, language) }));
      break;
    case 'kept':
      notify.refusal(t('kept.told', { name: news.pass.typeName, time: formatTime(news.pass.at, language) }));
      break;
    case 'failed':
      // Nobody is there to read it.
      if (news.error instanceof SessionEndedError) return;
      notify.error(news.error, refusalWords(news.error) ? t('failed.refused') : t('failed.network'));
      break;
    case 'delivered':
      notify.success(t('kept.delivered', { count: news.passes.length, list: list(news.passes) }));
      break;
    case 'refused':
      notify.error(news.error, t('kept.refusedLater', { name: news.pass.typeName, when: when(news.pass) }));
      break;
    case 'expired':
      notify.refusal(t('kept.expiredLater', { count: news.passes.length, list: list(news.passes) }));
      break;
  }
}
