import { monthBalanceTerms } from '@selfservice/api/worksheet/balance-arithmetic';
import type { BalanceTerm } from '@selfservice/api/worksheet/balance-arithmetic';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';

/** An amount below the balance. */
export interface BalanceAmount {
  of: BalanceTerm['of'] | 'carried';
  minutes: number;
  /** The sign before the amount of a sum; a dot before an amount that is not part of it. */
  sign: '' | '+' | '−' | '·';
}

/**
 * Returns the amounts below the balance of the month: worked plus excused minus planned time, then the balance with
 * carry-over. Without a complete sum that agrees with the balance, the worked and excused time follow each other without
 * signs. Unknown amounts are left out, and an excused time of 0 too. @requirement worksheet-56
 */
export function balanceAmounts(worksheet: Pick<Worksheet, 'sums' | 'fund' | 'carry'>): BalanceAmount[] {
  const { sums, carry } = worksheet;
  const terms = monthBalanceTerms(worksheet);
  const known = [
    { of: 'worked' as const, minutes: sums.workedMinutes },
    { of: 'excused' as const, minutes: sums.excusedMinutes },
  ];
  const amounts = (terms ?? known)
    .flatMap(({ of, minutes }) =>
      minutes === null || (of === 'excused' && minutes === 0) ? [] : { of, minutes },
    )
    .map(({ of, minutes }, place) => {
      const sign: BalanceAmount['sign'] = !terms ? '·' : of === 'planned' ? '−' : '+';
      return {
        of,
        minutes: of === 'planned' ? 0 - minutes : minutes,
        sign: place === 0 ? ('' as const) : sign,
      };
    });
  const carried = sums.balanceMinutes === null ? null : carry.balanceMinutes;
  if (carried === null) return amounts;
  return [...amounts, { of: 'carried', minutes: carried, sign: amounts.length > 0 ? '·' : '' }];
}
