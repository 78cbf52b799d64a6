import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { screenPath } from './routes.ts';
import { appPath } from './session-browser.ts';

/**
 * The router of the browser's address. A change within a screen is shown before the next press, which starts from what it sees.
 * Another screen is shown when its code has arrived; until then the one before stays. React Router's own router does only one of
 * the two.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, show] = useState({ location: history.location, action: history.action });
  const shown = screenOf(location.pathname);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (screenOf(next.location.pathname) === shown) show(next);
        else startTransition(() => show(next));
      }),
    [history, shown],
  );
  return (
    <Router basename={appPath()} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

function screenOf(pathname: string): string {
  return screenPath(`/${pathname.slice(appPath().length)}`);
}
