import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AreaWord } from '@selfservice/api/areas/area-words';
import { wireFiles } from './doc-comments.ts';

const texts = wireFiles.map((file) => ({
  area: basename(file, '.wire.ts') as AreaWord,
  text: readFileSync(file, 'utf8'),
}));

/** Returns the area whose wire file declares a call. */
export function areaOfCall(name: string): AreaWord {
  const found = texts.find(({ text }) => text.includes(`export const ${name} = `));
  if (!found) throw new Error(`No wire file declares ${name}.`);
  return found.area;
}
