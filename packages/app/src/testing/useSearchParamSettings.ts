import { useState } from 'react';
import { writeSettings } from './test-address.ts';

/** Returns settings that are kept in the address. Uses the browser's history, because these pages have no router. */
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
