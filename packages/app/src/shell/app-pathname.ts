import { appUrl } from './session-browser.ts';

/** The address in use, below the path that the application is deployed at; it begins with a slash. */
export function appPathname(): string {
  return `/${window.location.href.slice(appUrl().length).replace(/[?#].*/, '')}`;
}
