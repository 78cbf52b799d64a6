import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { screenPath } from './routes.ts';
import { appPath } from './session-browser.ts';

/**
 * The router of the browser's address. A change within a screen is rendered before the next press, so that the press starts from
 * the new address. Another screen is rendered in a transition: the current screen stays until the code of the next one has loaded.
 * `BrowserRouter` renders either all addresses in a transition or none.
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
