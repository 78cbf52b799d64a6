import type { PathOf } from '@selfservice/ui/areas/defineArea';
import type { dashboardArea } from '@selfservice/ui/dashboard/dashboard.area';
import type { passwordArea } from '@selfservice/ui/password/password.area';
import type { personalCardArea } from '@selfservice/ui/personal-card/personal-card.area';
import { appPath } from './session-browser.ts';

/** Addresses that the shell itself leads to: paths that the areas declare, held by their types, since the login has no areas. */
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
 * The section of help about a screen: its path without parameters, with underscores for slashes. Specification 001
 * section 2.
 *
 * @param path of the screen's route, for example `/plan/my/:date?`; in help itself the beginning
 */
export function helpHref(path: string): string {
  const anchor = path.replace(/\/:.*/, '').slice(1).replaceAll('/', '_');
  return anchor === 'help' ? '/help' : `/help/${anchor}`;
}

/** An address of the application as it stands in the document, below the path that it is deployed at. */
export function toDocumentHref(href: string): string {
  return href.startsWith('/') ? appPath().slice(0, -1) + href : href;
}
