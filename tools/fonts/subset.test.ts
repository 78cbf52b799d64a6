import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lettersOf, makeFace, ownFaces } from './subset.ts';

const faces = Object.entries(ownFaces);

test.each(faces)('%s is generated from the installed font', { tags: ['test-all'] }, async (...face) => {
  expect(readFileSync(face[0]).equals(await makeFace(face))).toBe(true);
});

test('the subset fonts contain every letter of the three languages and of the product’s texts', async () => {
  const own = new Set((await Promise.all(faces.map(([face]) => lettersOf(face)))).join(''));
  const letters = 'áčďéěíňóřšťúůýžäľĺŕô';
  const texts = globSync(['packages/ui/src/*/locales/*.json', 'packages/ui/src/i18n/first-texts/*']);
  const used = [letters, letters.toUpperCase(), ...texts.map((path) => readFileSync(path, 'utf8'))].join('');
  expect(texts.length).toBeGreaterThan(50);
  expect([...new Set(used)].filter((letter) => letter > ' ' && !own.has(letter))).toEqual([]);
});
