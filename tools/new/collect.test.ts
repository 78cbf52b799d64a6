import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { collected } from './collect.ts';

test.each(Object.entries(collected(process.cwd())))(
  '%s holds what is in the folders: run `node tools/new/collect.ts`',
  async (file, text) => {
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
