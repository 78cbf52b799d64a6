import { readFileSync } from 'node:fs';
import type { Action } from '@selfservice/api/session/permissions';
import type { EntryName } from '@selfservice/ui/areas/areas';
import type { TFunction } from 'i18next';
import { rightName } from '../../packages/ui/src/testing/DemoPanel/rightName.ts';

interface Texts {
  [key: string]: string | Texts;
}

const read = (folder: string) =>
  JSON.parse(readFileSync(`packages/ui/src/${folder}/locales/en.json`, 'utf8')) as Texts;

function textAt(folder: string, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), read(folder));
  if (typeof found !== 'string') throw new Error(`${folder} has no English text ${key}.`);
  return found;
}

/** Returns the English name of a right, the same as in the panel of the demo. */
export function rightInWords(right: Action): string {
  const t = (key: string) => {
    const [first = '', second] = key.split(':');
    return second ? textAt(first, second) : textAt('testing/DemoPanel', first);
  };
  return rightName(t as TFunction<['testing/DemoPanel', 'settings']>, right);
}

/** Returns the English name of a navigation entry. */
export function entryInWords(entry: EntryName): string {
  return textAt('patterns', `area.${entry}`);
}
