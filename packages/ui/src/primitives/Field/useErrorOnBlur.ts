import { useState } from 'react';

/**
 * Delays the validation message of a field until the field loses the focus, so that no message flickers between two
 * digits. A message shown before the focus stays until the value is valid.
 *
 * @returns the message to show, and a handler for `onFocusChange`
 */
export function useErrorOnBlur(fault: string | undefined) {
  const [isKeptBack, setKeptBack] = useState(false);
  const onFocusChange = (isFocused: boolean) => setKeptBack(isFocused && fault === undefined);
  return [isKeptBack ? undefined : fault, onFocusChange] as const;
}
