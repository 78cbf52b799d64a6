import { applyTheme } from '@selfservice/ui/tokens/theme';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { useLayoutEffect, useState } from 'react';
import type { StoredValues } from './stored-values.ts';

/** Returns the theme and a function to choose another one, which is shown immediately and stored on the device. */
export function useTheme({
  theme: stored,
}: Pick<StoredValues, 'theme'>): [ThemeChoice, (theme: ThemeChoice) => void] {
  const [theme, setTheme] = useState<ThemeChoice>(() => stored.read() ?? 'system');

  useLayoutEffect(() => {
    applyTheme(theme, document.documentElement);
  }, [theme]);

  function choose(next: ThemeChoice): void {
    stored.write(next);
    setTheme(next);
  }
  return [theme, choose];
}
