/** The limits of the numbers from which the test routes generate data. */
export const testLimits = {
  /** The number of people. */
  persons: { min: 0, max: 1000 },
  /** The number of intervals of a day. */
  count: { min: 1, max: 40 },
  /** The overlap of intervals in percent: 0 for none, 100 for random times. */
  overlap: { min: 0, max: 100 },
  /** The seed. */
  plan: { min: 0, max: 999_999 },
} as const;
