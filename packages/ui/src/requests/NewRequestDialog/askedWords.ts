import type { Language } from '@selfservice/api/core/language';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import type { Agenda } from '@selfservice/api/requests/requests';
import type { TFunction } from 'i18next';
import { formatAmount, formatDays, formatHours } from '../../i18n/formatDuration.ts';
import { formatDetailRange, formatDetailSpan, formatHeadingRange } from '../../i18n/formatRange.ts';
import type { AccountBalance } from '../asked-days/accountBalance.ts';
import { daysAfter } from '../asked-days/accountBalance.ts';
import type { AskedDays } from '../asked-days/askedDays.ts';
import type { OwnRequest } from '../asked-days/ownRequests.ts';

/** What is asked for, with all that is known of it. */
export interface Asking {
  agenda: Agenda;
  period: RequestPeriod;
  asked: AskedDays;
  /** The own requests that it overlaps. */
  overlaps: readonly OwnRequest[];
  /** What it is booked on with what is left of that; null where that is not known. */
  account: { name: string; balance: AccountBalance } | null;
}

/** What a request asks for, in words. */
export interface AskedWords {
  /** What its days come to, and what is left. May be empty. */
  facts: string;
  /** What speaks against it, as sentences. It can be sent all the same. */
  warnings: string[];
}

/** As many of a kind are named. */
const mostNamed = 3;

/**
 * Says what a request asks for, before it is sent.
 *
 * @param t of the texts of requests
 */
export function askedWords(t: TFunction<'requests'>, language: Language, asking: Asking): AskedWords {
  const { agenda, period, asked, overlaps, account } = asking;
  const after = account && period.isAllDay ? daysAfter(account.balance.days, asked.withShift) : null;
  const counts = [
    period.isAllDay && asked.withShift && t('new.asked.withShift', { count: asked.withShift }),
    asked.holidays && t('new.asked.holidays', { count: asked.holidays }),
  ].filter(Boolean);
  return {
    facts: [counts.join(', '), account && balanceWords(t, language, account, after)]
      .filter(Boolean)
      .join(' · '),
    warnings: [
      ...(agenda === 'requests' ? shiftWarning(t, language, asked) : []),
      ...overlaps.slice(0, mostNamed).map(({ account: name, days, times, state }) =>
        t(`new.asked.overlaps.${state}`, {
          request: `${name} ${times ? formatDetailSpan(times, language) : formatDetailRange(days, language)}`,
        }),
      ),
      ...(overlaps.length > mostNamed
        ? [t('new.asked.overlapsMore', { count: overlaps.length - mostNamed })]
        : []),
      ...(after !== null && after < 0
        ? [t('new.asked.tooMany', { days: formatDays(-after, language) })]
        : []),
    ],
  };
}

function balanceWords(
  t: TFunction<'requests'>,
  language: Language,
  { name, balance }: NonNullable<Asking['account']>,
  after: number | null,
): string {
  const { days, minutes } = balance;
  const now = days === null ? formatHours(minutes ?? 0) : formatDays(days, language);
  return after === null
    ? t('new.asked.balance', { name, now })
    : t('new.asked.balanceAfter', { name, now, after: formatAmount(after, language) });
}

function shiftWarning(t: TFunction<'requests'>, language: Language, asked: AskedDays): string[] {
  const { days, withShift, withoutShift } = asked;
  if (withShift === 0) return [t('new.asked.noShift', { count: days })];
  if (withoutShift.length === 0) return [];
  const named = withoutShift.slice(0, mostNamed).map((run) => formatHeadingRange(run, language));
  const hasMore = withoutShift.length > mostNamed;
  return [t('new.asked.someWithoutShift', { days: named.join(', ') + (hasMore ? ' …' : '') })];
}
