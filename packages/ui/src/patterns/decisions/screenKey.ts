/** The relevant properties of a key event. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> & {
  target: EventTarget;
};

/** Returns the action of a key anywhere on the screen; null for none, also for letters typed into a field. */
export function screenKey(event: PressedKey): 'keys' | 'undo' | 'end' | null {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
  if (key === 'Escape') return 'end';
  if (repeat || altKey || isTyping(target as Element)) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'undo' : null;
  if (key === '?') return 'keys';
  return key.toLowerCase() === 'u' ? 'undo' : null;
}

/** Whether the focused element is a text field or inside of a dialog. */
export function isTyping(target: Element | null): boolean {
  return target?.matches('input, textarea, [role="dialog"] *') ?? false;
}
