import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentNameProblem, isNoteTooLong, uploadSizeOf } from './attachment-rules.ts';

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['a', null],
  ['a'.repeat(100), null],
  ['a'.repeat(101), 'tooLong'],
  ['taken.png', 'taken'],
  ['Taken.png', null],
] as const)('attachmentNameProblem of "%s" is %s', { tags: ['worksheet-34'] }, (name, problem) => {
  expect(attachmentNameProblem(name, ['taken.png'])).toBe(problem);
});

test('a note with more than 255 characters is too long', { tags: ['worksheet-35'] }, () => {
  expect(isNoteTooLong('')).toBe(false);
  expect(isNoteTooLong('a'.repeat(255))).toBe(false);
  expect(isNoteTooLong('a'.repeat(256))).toBe(true);
});

test.each([
  [4000, 3000, 1200, 1200, 900],
  [3000, 4000, 1200, 900, 1200],
  [640, 480, 1200, 640, 480],
  [5000, 1, 1200, 1200, 1],
])(
  'a picture of %i × %i with a limit of %i is resized to %i × %i',
  { tags: ['worksheet-32'] },
  (width, height, limit, newWidth, newHeight) => {
    expect(uploadSizeOf({ width, height }, limit)).toEqual({ width: newWidth, height: newHeight });
  },
);

test(
  'uploadSizeOf respects the limit, never enlarges, and keeps the proportions',
  { tags: ['worksheet-32'] },
  () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 5000 }), (width, height, limit) => {
        const size = uploadSizeOf({ width, height }, limit);
        const scale = Math.min(1, limit / Math.max(width, height));
        expect(Math.max(size.width, size.height)).toBe(Math.min(limit, Math.max(width, height)));
        expect(Math.abs(size.width - width * scale)).toBeLessThan(1);
        expect(Math.abs(size.height - height * scale)).toBeLessThan(1);
        expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
      }),
    );
  },
);
