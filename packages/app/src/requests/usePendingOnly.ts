import { useState } from 'react';
import { useStorage } from '../shell/HostContext.ts';
import type { AppStorage } from '../shell/storage.ts';

/** Screens that can show pending requests alone. */
type PendingOnlyScreen = keyof AppStorage['pendingOnly'];

/** Whether a screen shows only what is pending, as it was left on this device. Default true. */
export function usePendingOnly(
  screen: PendingOnlyScreen,
): [isPendingOnly: boolean, change: (isPendingOnly: boolean) => void] {
  const slot = useStorage().pendingOnly[screen];
  const [isPendingOnly, setIsPendingOnly] = useState(() => slot.read() ?? true);
  function change(next: boolean): void {
    setIsPendingOnly(next);
    slot.write(next);
  }
  return [isPendingOnly, change];
}
