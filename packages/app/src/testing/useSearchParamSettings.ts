import { useState } from 'react';
import { writeSettings } from './test-address.ts';

/** Settings that live in the address. These pages stand outside of the router as well, so it is the browser's own. */
export function useSearchParamSettings<T extends object>(
  read: (search: URLSearchParams) => T,
): [settings: T, change: (settings: T) => void] {
  const [settings, setSettings] = useState(() => read(new URLSearchParams(window.location.search)));
  function change(next: T): void {
    setSettings(next);
    window.history.replaceState(window.history.state, '', writeSettings(window.location.href, next));
  }
  return [settings, change];
}
