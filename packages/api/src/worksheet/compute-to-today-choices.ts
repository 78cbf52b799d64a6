/** The choices: the whole month, to yesterday, to today. @requirement worksheet-20, worksheet-21 */
export const computeToTodayChoices = ['off', 'yesterday', 'today'] as const;

/** The day to which the current month is computed. */
export type ComputeToToday = (typeof computeToTodayChoices)[number];
