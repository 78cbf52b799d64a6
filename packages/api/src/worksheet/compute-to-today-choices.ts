/** The choices: the whole month, up to yesterday, up to today. Specification 001 section 3, modes 0, 1 and 2. */
export const computeToTodayChoices = ['off', 'yesterday', 'today'] as const;

/** Up to which day of the current month is reckoned. */
export type ComputeToToday = (typeof computeToTodayChoices)[number];
