import { useEffect, useEffectEvent } from 'react';

/** Returns whether a key opens or closes the panel of the demo. */
function isShortcut(event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
  return code === 'KeyD' && shiftKey && !altKey && (ctrlKey || metaKey);
}

/** The keys of the shortcut on this device. */
export function shortcutKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ ⇧ D' : 'Ctrl + Shift + D';
}

/** Calls back when the user presses the shortcut, wherever the focus is. */
export function useShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function receive(event: KeyboardEvent): void {
      if (!isShortcut(event) || event.repeat) return;
      // The browser would bookmark its tabs.
      event.preventDefault();
      press();
    }
    // Before an open dialog, which keeps keys to itself.
    window.addEventListener('keydown', receive, { capture: true });
    return () => window.removeEventListener('keydown', receive, { capture: true });
  }, []);
}
