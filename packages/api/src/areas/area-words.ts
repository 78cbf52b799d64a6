/**
 * The words of the product's areas. A word names the folder of its area in every package and is the first part of the keys of
 * its queries. Paths, navigation entries and dependencies are declared in the ui package.
 */
export const areaWords = [
  'session',
  'dashboard',
  'my-plan',
  'worksheet',
  'requests',
  'unavailability',
  'overtime',
  'approvals',
  'department-plan',
  'plan-states',
  'worksheet-states',
  'presence',
  'reports',
  'terminal',
  'personal-card',
  'password',
  'settings',
  'centres',
  'help',
  'errors',
] as const;

/** The word of an area. */
export type AreaWord = (typeof areaWords)[number];

declare module '@tanstack/react-query' {
  interface Register {
    area: AreaWord;
  }
}
