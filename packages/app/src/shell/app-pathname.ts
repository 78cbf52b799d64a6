import { appUrl } from './session-browser.ts';

/** Returns the current path below the base path of the application, with a leading slash. */
export function appPathname(): string {
  return `/${window.location.href.slice(appUrl().length).replace(/[?#].*/, '')}`;
}
