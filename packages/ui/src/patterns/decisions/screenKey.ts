/** What of a pressed key counts. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> & {
  target: EventTarget;
};

/** What a key does wherever the focus is on the screen: letters stay letters where something is typed. */
export function screenKey(event: PressedKey): 'keys' | 'undo' | 'end' | null {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
  if (key === 'Escape') return 'end';
  if (repeat || altKey || isTyping(target as Element)) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'undo' : null;
  if (key === '?') return 'keys';
  return key.toLowerCase() === 'u' ? 'undo' : null;
}

/** Whether letters that are pressed there are typed, or belong to a window over the screen. */
export function isTyping(target: Element | null): boolean {
  return target?.matches('input, textarea, [role="dialog"] *') ?? false;
}
