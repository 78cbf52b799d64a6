import { applyTheme } from '@selfservice/ui/tokens/theme';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { useLayoutEffect, useState } from 'react';
import type { AppStorage } from './storage.ts';

/** The theme in use, and how to choose another. It is shown at once and remembered on the device. */
export function useTheme({
  theme: slot,
}: Pick<AppStorage, 'theme'>): [ThemeChoice, (theme: ThemeChoice) => void] {
  const [theme, setTheme] = useState<ThemeChoice>(() => slot.read() ?? 'system');

  useLayoutEffect(() => {
    applyTheme(theme, document.documentElement);
  }, [theme]);

  function choose(next: ThemeChoice): void {
    slot.write(next);
    setTheme(next);
  }
  return [theme, choose];
}
