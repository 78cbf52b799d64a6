import type { Language } from '@selfservice/api/core/language';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { Overtime } from '@selfservice/api/overtime/overtime';
import type { OvertimeOutcome, QueuedOvertime } from '@selfservice/api/overtime/overtime-decisions';
import { isChecking, isUnknown } from '@selfservice/api/core/decisions/decision';
import type { TFunction } from 'i18next';
import { formatListSpan } from '../../i18n/formatRange.ts';

/** The context of the words. */
export interface OvertimeWordsOptions {
  t: TFunction<'overtime'>;
  language: Language;
  now: LocalDateTime;
}

const kinds = ['done', 'changed', 'gone', 'refused'] as const;

/**
 * Returns texts about decisions, one line each: with the time of a single overtime, otherwise with their number.
 */
export function overtimeWords({ t, language, now }: OvertimeWordsOptions) {
  const whenOf = (overtime: Overtime) => formatListSpan(overtime, dateOf(now), language);
  const itemsOf = (entries: readonly QueuedOvertime[]) => entries.flatMap(({ items }) => items);
  return {
    /** The decisions that are waiting, being sent or being checked; at least one. */
    underWay(entries: readonly QueuedOvertime[]): string {
      const states = new Set(entries.map(({ state }) => state));
      const [state = 'approved'] = states;
      const items = itemsOf(entries);
      const [only] = items;
      const count = items.length;
      if (entries.every(isChecking)) return t('decision.checking', { count });
      if (states.size > 1) return t('decision.sending', { count });
      return count === 1 && only
        ? t(`underWay.${state}.one`, { when: whenOf(only) })
        : t(`underWay.${state}.many`, { count });
    },
    /** Text for failed or unknown decisions; at least one. */
    failure(failed: readonly QueuedOvertime[]): string {
      const kind = failed.every(isUnknown) ? 'unknown' : 'notDone';
      const states = new Set(failed.map(({ state }) => state));
      const [state = 'approved'] = states;
      const items = itemsOf(failed);
      const [only] = items;
      const count = items.length;
      if (states.size > 1) return t(`${kind}.both`, { count });
      return count === 1 && only
        ? t(`${kind}.${state}.one`, { when: whenOf(only) })
        : t(`${kind}.${state}.many`, { count });
    },
    /** Text for the outcomes of decisions, in the server's words for a single one; empty without outcomes. */
    outcome(outcomes: readonly OvertimeOutcome[]): string {
      const [only] = outcomes;
      if (only?.reason && outcomes.length === 1) return only.reason;
      return kinds
        .map((kind) => [kind, outcomes.filter((one) => one.kind === kind).length] as const)
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => t(`outcome.${kind}`, { count }))
        .join(', ');
    },
  };
}
