import { useState } from 'react';
import type { Option } from '../Options/OptionEntry.tsx';

/**
 * The text of a field that shows what is chosen until something else is typed. It remembers the words of the chosen
 * option, because the options that fit another search may not hold it.
 *
 * @param options the options that fit the search
 * @param value the id of the chosen one, or null
 * @param typedAtFirst the text that it begins with; without it what is chosen
 * @returns the text, and what changes it; without a text it shows again what is chosen
 */
export function useChosenText(options: readonly Option[], value: string | null, typedAtFirst?: string) {
  const found = options.find(({ id }) => id === value) ?? null;
  const [chosen, setChosen] = useState(found);
  const [text, setText] = useState(typedAtFirst ?? found?.label ?? '');
  const next = value === null ? null : (found ?? (chosen?.id === value ? chosen : null));
  if (next?.id !== chosen?.id || next?.label !== chosen?.label) {
    setChosen(next);
    setText(next?.label ?? '');
  }
  return [text, (typed?: string) => setText(typed ?? chosen?.label ?? '')] as const;
}
