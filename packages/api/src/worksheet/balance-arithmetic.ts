import type { Worksheet } from './worksheet.ts';

/** A term of a balance. */
export interface BalanceTerm {
  of: 'worked' | 'excused' | 'planned' | 'carried' | 'month';
  /** Signed minutes; planned time is negative. */
  minutes: number;
}

/**
 * Returns the terms of the month's balance: worked and excused time minus the fund of the planned shifts. Null if an
 * amount is missing or the terms do not add up to the balance.
 */
export function monthBalanceTerms({ sums, fund }: Pick<Worksheet, 'sums' | 'fund'>): BalanceTerm[] | null {
  if (fund.shiftMinutes === null || sums.workedMinutes === null) return null;
  return addingUpTo(sums.balanceMinutes, [
    { of: 'worked', minutes: sums.workedMinutes },
    { of: 'excused', minutes: sums.excusedMinutes ?? 0 },
    // Not -0, which would be shown with a minus.
    { of: 'planned', minutes: 0 - fund.shiftMinutes },
  ]);
}

/** Returns the terms of the balance with carry-over. Null if an amount is missing or they do not add up. */
export function carriedBalanceTerms({
  sums,
  carry,
}: Pick<Worksheet, 'sums' | 'carry'>): BalanceTerm[] | null {
  if (carry.fromPreviousMinutes === null || sums.balanceMinutes === null) return null;
  return addingUpTo(carry.balanceMinutes, [
    { of: 'carried', minutes: carry.fromPreviousMinutes },
    { of: 'month', minutes: sums.balanceMinutes },
  ]);
}

function addingUpTo(total: number | null, terms: BalanceTerm[]): BalanceTerm[] | null {
  return terms.reduce((sum, { minutes }) => sum + minutes, 0) === total ? terms : null;
}
