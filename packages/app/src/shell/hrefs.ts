import type { AreaName } from '@selfservice/api/dashboard/areas';

/** Where home and the side navigation lead to. */
export const areaHrefs: Record<AreaName, string> = {
  'my-plan': '/plan/my',
  'my-worksheet': '/my-worksheet',
  'my-requests': '/my-requests',
  'my-unavailability': '/my-unavailability',
  overtime: '/overtime',
  'requests-approval': '/requests-approve',
  'unavailabilities-approval': '/unavailabilities-approve',
  'department-plan': '/plan/department',
  'plan-states': '/plan/states',
  'worksheet-states': '/worksheet/states',
  presence: '/presence',
  reports: '/reports',
  terminal: '/online-terminal',
};

/** Addresses outside of the areas that the shell itself leads to. */
export const shellHrefs = {
  home: '/dashboard',
  personalCard: '/personal-card',
  changePassword: '/change-password',
} as const;

/** Help for a screen: its path with underscores for slashes. Specification 001 section 2. */
export function helpHref(pathname: string): string {
  if (pathname.startsWith('/help')) return pathname;
  return `/help/${pathname.slice(1).replaceAll('/', '_')}`;
}

/** An address of the application as it stands in the document, below the path that it is deployed at. */
export function toDocumentHref(href: string): string {
  return href.startsWith('/') ? import.meta.env.BASE_URL.replace(/\/$/, '') + href : href;
}
