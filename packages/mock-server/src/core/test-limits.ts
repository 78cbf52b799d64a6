/** The least and the largest of each number that the test routes generate from. */
export const testLimits = {
  /** How many people there are. */
  persons: { min: 0, max: 1000 },
  /** How many intervals a day has. */
  count: { min: 1, max: 40 },
  /** How much they overlap, in percent: 0 not at all, 100 anyhow. */
  overlap: { min: 0, max: 100 },
  /** The seed. */
  plan: { min: 0, max: 999_999 },
} as const;
