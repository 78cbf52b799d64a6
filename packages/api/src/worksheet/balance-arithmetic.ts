import type { Worksheet } from './worksheet.ts';

/** A term of a balance. */
export interface BalanceTerm {
  of: 'worked' | 'excused' | 'planned';
  /** Signed minutes; planned time is negative. */
  minutes: number;
}

/**
 * Returns the terms of the month's balance: worked and excused time minus the fund of the planned shifts. Null if an
 * amount is missing or the terms do not add up to the balance.
 */
export function monthBalanceTerms({ sums, fund }: Pick<Worksheet, 'sums' | 'fund'>): BalanceTerm[] | null {
  if (fund.shiftMinutes === null || sums.workedMinutes === null) return null;
  const terms: BalanceTerm[] = [
    { of: 'worked', minutes: sums.workedMinutes },
    { of: 'excused', minutes: sums.excusedMinutes ?? 0 },
    // Not -0, which would be shown with a minus.
    { of: 'planned', minutes: 0 - fund.shiftMinutes },
  ];
  return terms.reduce((sum, { minutes }) => sum + minutes, 0) === sums.balanceMinutes ? terms : null;
}
