import type { BackendLanguage } from '@selfservice/api/core/language';
import type { Database } from '../core/database.ts';
import { signWords } from './worksheet-words.ts';

/** Returns the worksheet parameters; the scenario can override them. */
export function worksheetParameters({ scenario }: Database, language: BackendLanguage) {
  const [first, second, third] = signWords;
  const values: Record<string, string> = {
    PLIST_FORDAY: '10',
    PLIST_CBPOCDO: '2',
    VYP_ZOBRHODDEC: '0',
    PLIST_TEXT: first[language],
    PLIST_TEXT2: second[language],
    PLIST_TEXT3: third[language],
    ...scenario.worksheetParameters,
  };
  return Object.entries(values).map(([NAZEV, HODNOTA]) => ({ NAZEV, HODNOTA }));
}
