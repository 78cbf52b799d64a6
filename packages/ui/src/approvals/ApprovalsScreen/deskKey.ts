/** What of a pressed key counts. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> & {
  target: EventTarget;
};

/** What a key does wherever the focus is on the screen: letters stay letters where something is typed. */
export function deskKey(event: PressedKey): 'keys' | 'undo' | 'end' | null {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
  if (key === 'Escape') return 'end';
  if (repeat || altKey || (target as Element).matches('input, textarea, [role="dialog"] *')) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'undo' : null;
  if (key === '?') return 'keys';
  return key.toLowerCase() === 'u' ? 'undo' : null;
}
