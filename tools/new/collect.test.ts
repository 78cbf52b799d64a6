import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { collected } from './collect.ts';

test.each(Object.entries(collected(process.cwd())))(
  '%s lists the files of all areas: run `node tools/new/collect.ts` otherwise',
  async (file, text) => {
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
