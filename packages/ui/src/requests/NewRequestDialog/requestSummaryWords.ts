import type { Language } from '@selfservice/api/core/language';
import { daysAfter } from '@selfservice/api/requests/account-balance';
import type { RequestSummary } from '@selfservice/api/requests/request-form.types';
import type { RequestedDaysCount } from '@selfservice/api/requests/requested-days';
import type { TFunction } from 'i18next';
import { formatAmount, formatDays, formatHours } from '../../i18n/formatDuration.ts';
import { formatDetailRange, formatDetailSpan, formatHeadingRange } from '../../i18n/formatRange.ts';

/** The texts of a summary. */
export interface RequestSummaryWords {
  /** The number of days, and the balance. May be empty. */
  facts: string;
  /** The warnings as sentences. They do not prevent saving. */
  warnings: string[];
}

/** The maximum number of requests, or of ranges of days, that a warning names. */
const maxNamed = 3;

/**
 * Returns the texts of the summary of a request that is not saved yet.
 *
 * @param t the translation function of the namespace `requests`
 */
export function requestSummaryWords(
  t: TFunction<'requests'>,
  language: Language,
  summary: RequestSummary,
): RequestSummaryWords {
  const { agenda, period, days: requested, overlaps, account } = summary;
  const after = account && period.isAllDay ? daysAfter(account.balance.days, requested.withShift) : null;
  const counts = [
    period.isAllDay && requested.withShift && t('new.summary.withShift', { count: requested.withShift }),
    requested.holidays && t('new.summary.holidays', { count: requested.holidays }),
  ].filter(Boolean);
  return {
    facts: [counts.join(', '), account && balanceWords(t, language, account, after)]
      .filter(Boolean)
      .join(' · '),
    warnings: [
      ...(agenda === 'requests' ? shiftWarning(t, language, requested) : []),
      ...overlaps.slice(0, maxNamed).map(({ account: name, days, times, state }) =>
        t(`new.summary.overlaps.${state}`, {
          request: `${name} ${times ? formatDetailSpan(times, language) : formatDetailRange(days, language)}`,
        }),
      ),
      ...(overlaps.length > maxNamed
        ? [t('new.summary.overlapsMore', { count: overlaps.length - maxNamed })]
        : []),
      ...(after !== null && after < 0
        ? [t('new.summary.tooMany', { days: formatDays(-after, language) })]
        : []),
    ],
  };
}

function balanceWords(
  t: TFunction<'requests'>,
  language: Language,
  { name, balance }: NonNullable<RequestSummary['account']>,
  after: number | null,
): string {
  const { days, minutes } = balance;
  const now = days === null ? formatHours(minutes ?? 0) : formatDays(days, language);
  return after === null
    ? t('new.summary.balance', { name, now })
    : t('new.summary.balanceAfter', { name, now, after: formatAmount(after, language) });
}

function shiftWarning(t: TFunction<'requests'>, language: Language, requested: RequestedDaysCount): string[] {
  const { days, withShift, withoutShift } = requested;
  if (withShift === 0) return [t('new.summary.noShift', { count: days })];
  if (withoutShift.length === 0) return [];
  const named = withoutShift.slice(0, maxNamed).map((run) => formatHeadingRange(run, language));
  const hasMore = withoutShift.length > maxNamed;
  return [t('new.summary.someWithoutShift', { days: named.join(', ') + (hasMore ? ' …' : '') })];
}
