/** The scale of a chart of balances, in minutes. */
export interface BalanceScale {
  /** The upper end; 0 or more. */
  top: number;
  /** The lower end; 0 or less. */
  bottom: number;
  /** The marked values from the top to the bottom, with 0 among them. */
  marks: readonly number[];
}

/** Distances between two marks that are easy to read, in minutes; larger ones are multiples of the last. */
const steps = [15, 30, 60, 120, 180, 300, 600, 1200, 1800, 3000, 6000];
/** The most distances between marks for which there is room. */
const mostSteps = 3;

/** Returns a scale of at most four marks with 0 and all values. Without values it reaches from −15 to 15 minutes. */
export function balanceScale(values: readonly number[]): BalanceScale {
  const isFlat = values.every((value) => value === 0);
  const highest = isFlat ? 15 : Math.max(0, ...values);
  const lowest = isFlat ? -15 : Math.min(0, ...values);
  const stepsAt = (step: number) => Math.ceil(highest / step) + Math.ceil(-lowest / step);
  let step = steps.find((each) => stepsAt(each) <= mostSteps) ?? 12_000;
  while (stepsAt(step) > mostSteps) step *= 2;
  const [above, below] = [Math.ceil(highest / step), Math.ceil(-lowest / step)];
  return {
    top: above * step,
    bottom: 0 - below * step,
    marks: Array.from({ length: above + below + 1 }, (_, place) => (above - place) * step),
  };
}
