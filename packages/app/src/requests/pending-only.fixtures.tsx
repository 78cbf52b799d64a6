import type { SignedInState } from '@selfservice/api/session/session-state';
import { renderToString } from 'react-dom/server';
import type { Host } from '../shell/host.ts';
import { SignedInContext } from '../shell/SignedInContext.ts';
import { createStoredValues } from '../shell/stored-values.ts';
import { usePendingOnly } from './usePendingOnly.ts';

/** A device with the stored rows of its browser. Each call of `openScreen` renders the filter of a screen as a new page does. */
export function aDevice() {
  const rows = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  });
  const stored = createStoredValues({ local: storage, session: storage });
  const value = { state: {} as SignedInState, host: { stored } as Host };
  function openScreen(screen: Parameters<typeof usePendingOnly>[0]) {
    const filter = { isPendingOnly: false, change: (_isPendingOnly: boolean) => {} };
    function Filter() {
      [filter.isPendingOnly, filter.change] = usePendingOnly(screen);
      return null;
    }
    renderToString(
      <SignedInContext value={value}>
        <Filter />
      </SignedInContext>,
    );
    return filter;
  }
  return { rows, openScreen };
}
