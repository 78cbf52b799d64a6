/** How the days of a month are shown: as bars over the hours, or as a list in words. */
export type PlanView = 'bars' | 'list';
