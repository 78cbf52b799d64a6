import { defaultLanguage } from '@selfservice/api/core/language';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { isRefusal } from '@selfservice/api/core/outbox/settle-write';
import type { Pass } from '@selfservice/api/terminal/pass';
import type { TerminalResult } from '@selfservice/api/terminal/terminal';
import type { i18n } from 'i18next';
import type { Notify } from '../../environment/Environment.tsx';
import { formatTime } from '../../i18n/formatDate.ts';
import { formatPassMoment } from '../formatPassMoment.ts';

interface Teller {
  notify: Notify;
  i18n: i18n;
  /** The current local time. */
  now: LocalDateTime;
}

/** Shows a result of passes in a notification. @requirement terminal-6, terminal-26 */
export function notifyTerminalResult(news: TerminalResult, { notify, i18n, now }: Teller): void {
  const t = i18n.getFixedT(null, 'terminal');
  const language = i18n.languages[0] ?? defaultLanguage;
  const when = ({ at }: Pass) => formatPassMoment(at, now, language);
  const list = (passes: readonly Pass[]) => passes.map((pass) => `${pass.typeName} ${when(pass)}`).join(', ');
  const words = (pass: Pass) => ({ name: pass.typeName, time: formatTime(pass.at, language) });
  const many = (passes: readonly Pass[]) => ({ count: passes.length, list: list(passes) });
  switch (news.kind) {
    case 'recorded':
      notify.success(t('recordedAt', words(news.pass)));
      break;
    case 'kept':
      notify.refusal(t(news.isPersistent ? 'kept.told' : 'kept.toldNotLasting', words(news.pass)));
      break;
    case 'notLasting':
      notify.refusal(t('kept.toldAtPress', words(news.pass)));
      break;
    case 'failed':
      notify.error(news.error, isRefusal(news.error) ? t('failed.refused') : t('failed.network'));
      break;
    case 'sessionEnded':
      // Shown by the login, see `EndedPass`.
      break;
    case 'unknown':
      notify.refusal(t('kept.unknownTold', many(news.passes)));
      break;
    case 'delivered':
      notify.success(t('kept.delivered', many(news.passes)));
      break;
    case 'refused':
      notify.error(news.error, t('kept.refusedLater', { name: news.pass.typeName, when: when(news.pass) }));
      break;
    case 'expired':
      notify.refusal(t('kept.expiredLater', many(news.passes)));
      break;
    case 'orphaned':
      notify.refusal(t('kept.orphanedLater', many(news.passes)));
      break;
  }
}
