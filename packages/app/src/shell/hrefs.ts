import type { PathOf } from '@selfservice/ui/areas/defineArea';
import type { dashboardArea } from '@selfservice/ui/dashboard/dashboard.area';
import type { passwordArea } from '@selfservice/ui/password/password.area';
import type { personalCardArea } from '@selfservice/ui/personal-card/personal-card.area';
import { appPath } from './session-browser.ts';

/** The addresses that the shell links to. Only their types come from the areas, which the login does not load. */
export const shellHrefs: {
  home: PathOf<typeof dashboardArea>;
  personalCard: PathOf<typeof personalCardArea>;
  changePassword: PathOf<typeof passwordArea>;
} = {
  home: '/dashboard',
  personalCard: '/personal-card',
  changePassword: '/change-password',
};

/**
 * Returns the address of the help section of a screen: its path without parameters, with underscores for slashes.
 *
 * @param path path of the route, for example `/plan/my/:date?`; for help itself the top of the page is returned
 * @requirement help-2, help-5
 */
export function helpHref(path: string): string {
  const anchor = path.replace(/\/:.*/, '').slice(1).replaceAll('/', '_');
  return anchor === 'help' ? '/help' : `/help/${anchor}`;
}

/** Returns the address for the document, with the base path of the application. */
export function toDocumentHref(href: string): string {
  return href.startsWith('/') ? appPath().slice(0, -1) + href : href;
}
