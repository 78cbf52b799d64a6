import type { Worksheet } from './worksheet.ts';

/** A part of a balance. */
export interface BalanceTerm {
  of: 'worked' | 'excused' | 'planned' | 'carried' | 'month';
  /** With the sign that it counts with: what was planned is negative. */
  minutes: number;
}

/**
 * What the month's balance is made of: worked and excused time, less the fund of the planned shifts. Null where the
 * figures do not add up or one is missing: nothing is claimed that they do not say. A day has no such parts, because no
 * field of it says what was planned. Specification 001 section 3.
 */
export function monthBalanceTerms({ sums, fund }: Pick<Worksheet, 'sums' | 'fund'>): BalanceTerm[] | null {
  if (fund.shiftMinutes === null || sums.workedMinutes === null) return null;
  return addingUpTo(sums.balanceMinutes, [
    { of: 'worked', minutes: sums.workedMinutes },
    { of: 'excused', minutes: sums.excusedMinutes ?? 0 },
    // Not -0, which reads as a negative nothing.
    { of: 'planned', minutes: 0 - fund.shiftMinutes },
  ]);
}

/** What the balance with what was brought in is made of. Null where the figures do not add up. Section 3. */
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
