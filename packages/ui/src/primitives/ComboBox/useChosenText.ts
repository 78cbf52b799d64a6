import { useState } from 'react';
import type { Option } from '../Options/OptionEntry.tsx';

/**
 * State of the text of a field that shows the selected option until the user types something else. It remembers the
 * label of the selected option, because the results of another search may not contain that option.
 *
 * @param options the results of the search
 * @param value the id of the selected option, or null
 * @param initialText the initial text; default: the label of the selected option
 * @returns the text and its setter, which without an argument restores the label of the selected option
 */
export function useChosenText(options: readonly Option[], value: string | null, initialText?: string) {
  const found = options.find(({ id }) => id === value) ?? null;
  const [chosen, setChosen] = useState(found);
  const [text, setText] = useState(initialText ?? found?.label ?? '');
  const next = value === null ? null : (found ?? (chosen?.id === value ? chosen : null));
  if (next?.id !== chosen?.id || next?.label !== chosen?.label) {
    setChosen(next);
    setText(next?.label ?? '');
  }
  return [text, (typed?: string) => setText(typed ?? chosen?.label ?? '')] as const;
}
