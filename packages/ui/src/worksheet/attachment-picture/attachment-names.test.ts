import { maxAttachmentNameLength } from '@selfservice/api/worksheet/attachment-rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentNameOf, suggestedNameOf, typedNameProblem } from './attachment-names.ts';

test.each([
  ['Receipt', 'Receipt.jpg'],
  ['  Receipt ', 'Receipt.jpg'],
  ['Receipt.jpg', 'Receipt.jpg'],
  ['Receipt.JPEG', 'Receipt.JPEG'],
  ['Receipt.png', 'Receipt.png.jpg'],
  ['3.11. parking', '3.11. parking.jpg'],
])('sentNameOf %j returns %j', (typed, sent) => {
  expect(sentNameOf(typed)).toBe(sent);
});

test.each([
  ['IMG_1234.HEIC', 'IMG_1234'],
  ['parkovné 3.11.png', 'parkovné 3.11'],
  ['no ending', 'no ending'],
  ['Dr. Novák', 'Dr. Novák'],
  ['.png', ''],
  ['Potvrzeni\u0301.png', 'Potvrzen\u00ed'],
])('suggestedNameOf the file %j returns %j', (fileName, name) => {
  expect(suggestedNameOf(fileName, [])).toBe(name);
});

test('suggestedNameOf adds a number to a taken name', () => {
  expect(suggestedNameOf('image.png', ['image.jpg'])).toBe('image (2)');
  expect(suggestedNameOf('image.jpg', ['image.jpg', 'image (2).jpg'])).toBe('image (3)');
});

test('a suggested name is always valid or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(3), (fileName, others) => {
      const taken: string[] = [];
      for (let count = 0; count <= others; count++) {
        const name = suggestedNameOf(fileName, taken);
        if (name === '') return;
        expect(typedNameProblem(name, taken)).toBeNull();
        expect(name.isWellFormed()).toBe(true);
        taken.push(sentNameOf(name));
      }
    }),
  );
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['parkovne', 'taken'],
  ['parkovne.jpg', 'taken'],
  ['x'.repeat(maxAttachmentNameLength - 4), null],
  ['x'.repeat(maxAttachmentNameLength - 3), 'tooLong'],
] as const)('typedNameProblem of %j is %s', { tags: ['worksheet-34'] }, (typed, problem) => {
  expect(typedNameProblem(typed, ['parkovne.jpg'])).toBe(problem);
});
