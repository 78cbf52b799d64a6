import { appPathname } from './app-pathname.ts';
import { shellHrefs } from './hrefs.ts';

/** Fetches the code of the login. */
export const loadLogin = () => import('@selfservice/ui/session/LoginScreen');

/** Fetches everything after sign-in but the screens. */
export const loadAfterSignIn = async () => (await import('./after-sign-in.ts')).afterSignIn;

/** Whether home is what comes after sign-in. */
export function isAtHome(): boolean {
  const path = appPathname();
  return path === '/' || path === shellHrefs.home;
}

/** Fetches what comes after sign-in, with home for those who begin there. */
export function loadSignedIn(): Promise<unknown> {
  const home = isAtHome() ? [import('../dashboard/DashboardRoute.tsx')] : [];
  return Promise.all([loadAfterSignIn(), ...home]);
}
