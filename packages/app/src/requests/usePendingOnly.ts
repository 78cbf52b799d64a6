import { useState } from 'react';
import { useStoredValues } from '../shell/SignedInContext.ts';
import type { StoredValues } from '../shell/stored-values.ts';

/** The screens with a filter for pending requests. */
type PendingOnlyScreen = keyof StoredValues['pendingOnly'];

/**
 * Returns whether a screen lists only pending requests, and a function that changes it. The device remembers it for each screen.
 * Default true.
 *
 * @requirement requests-3
 */
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
