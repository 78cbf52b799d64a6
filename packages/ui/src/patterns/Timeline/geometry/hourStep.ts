const steps: Readonly<Record<number, number>> = { 1: 2, 3: 6, 7: 12 };

/** Hours between two marks of the scale. Specification 001 section 9. */
export function hourStep(days: number): number {
  return steps[days] ?? 24;
}
