/**
 * The words of the product's areas. A word is the name of the area's folder in every package and the first part of its query
 * keys. Paths, navigation entries and dependencies are declared in the ui package.
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
