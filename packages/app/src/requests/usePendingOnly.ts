import { useState } from 'react';
import { useStoredValues } from '../shell/SignedInContext.ts';
import type { StoredValues } from '../shell/stored-values.ts';

/** Screens that can show pending requests alone. */
type PendingOnlyScreen = keyof StoredValues['pendingOnly'];

/** Whether a screen shows only what is pending, as it was left on this device. Default true. */
export function usePendingOnly(
  screen: PendingOnlyScreen,
): [isPendingOnly: boolean, change: (isPendingOnly: boolean) => void] {
  const stored = useStoredValues().pendingOnly[screen];
  const [isPendingOnly, setIsPendingOnly] = useState(() => stored.read() ?? true);
  function change(next: boolean): void {
    setIsPendingOnly(next);
    stored.write(next);
  }
  return [isPendingOnly, change];
}
