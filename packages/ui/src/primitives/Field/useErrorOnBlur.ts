import { useState } from 'react';

/**
 * Keeps back what a field itself has to say of its value until the field is left, so that nothing comes and goes
 * between two digits. A fault that stood there before stays until it is mended.
 *
 * @returns the fault to show, and what takes `onFocusChange`
 */
export function useErrorOnBlur(fault: string | undefined) {
  const [isKeptBack, setKeptBack] = useState(false);
  const onFocusChange = (isFocused: boolean) => setKeptBack(isFocused && fault === undefined);
  return [isKeptBack ? undefined : fault, onFocusChange] as const;
}
