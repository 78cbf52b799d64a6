import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import type { ThemeName } from '@selfservice/ui/tokens/parseTokens';
import { useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Channel } from 'storybook/internal/channels';

type GlobalsEvent = [{ globals: Record<string, unknown> }] | undefined;

/** Returns the theme of the toolbar. Docs pages get it from Storybook's channel, because they have no decorators. */
export function useToolbarTheme(channel: Channel): ThemeChoice {
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  return useSyncExternalStore(subscribe, () => {
    const event = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as GlobalsEvent;
    return (event?.[0].globals['theme'] ?? 'light') as ThemeChoice;
  });
}

/** Returns the theme that results from a choice and the settings of the device. */
export function useShownTheme(choice: ThemeChoice): ThemeName {
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const prefersContrast = useMedia('(prefers-contrast: more)');
  const isDark = choice === 'dark' || (choice !== 'light' && prefersDark);
  const isStrong = choice === 'contrast' || (choice === 'system' && prefersContrast);
  return `${isDark ? 'dark' : 'light'}${isStrong ? ' high-contrast' : ''}`;
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
