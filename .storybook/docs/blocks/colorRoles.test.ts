import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokensOf } from '@selfservice/ui/tokens/parseTokens';
import { expect, test } from 'vitest';
import { colorGroups } from './colorRoles.ts';

const sheet = fileURLToPath(import.meta.resolve('@selfservice/ui/tokens/tokens.css'));

test('colorGroups describes exactly the colours of tokens.css', () => {
  const roles = [...tokensOf(readFileSync(sheet, 'utf8'), ':root').keys()]
    .filter((name) => name.startsWith('color-'))
    .map((name) => name.slice('color-'.length));
  const explained = colorGroups.flatMap(({ uses }) => Object.keys(uses));
  expect(explained.toSorted()).toEqual(roles.toSorted());
});
