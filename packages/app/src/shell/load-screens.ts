import { appPathname } from './app-pathname.ts';
import { shellHrefs } from './hrefs.ts';

/** Fetches the code of the login. */
export const loadLogin = () => import('@selfservice/ui/session/LoginScreen');

/** Fetches the code after the sign-in without the screens. */
export const loadAfterSignIn = async () => (await import('./after-sign-in.ts')).afterSignIn;

/** Returns whether home is the first screen after the sign-in. */
export function isAtHome(): boolean {
  const path = appPathname();
  return path === '/' || path === shellHrefs.home;
}

/** Fetches the code after the sign-in, including home if it comes first. */
export function loadSignedIn(): Promise<unknown> {
  const home = isAtHome() ? [import('../dashboard/DashboardRoute.tsx')] : [];
  return Promise.all([loadAfterSignIn(), ...home]);
}
