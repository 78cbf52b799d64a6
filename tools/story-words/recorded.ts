import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from '../pictures/folders.ts';

/** The English texts of the product on each story, by its id. */
export type RecordedWords = Readonly<Record<string, readonly string[]>>;

const file = join(pictureFolder, 'words.json');

/** Reads the recorded words; empty if there is no file. */
export function readRecorded(): RecordedWords {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedWords) : {};
}

/** Writes the recorded words, sorted by id, a line for each story. */
export function writeRecorded(words: RecordedWords): void {
  const lines = Object.keys(words)
    .toSorted()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(words[id])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
