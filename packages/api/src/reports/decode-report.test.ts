import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeReport } from './decode-report.ts';

test('decodes the bytes of a PDF', { tags: ['reports-22'] }, () => {
  fc.assert(
    fc.property(fc.uint8Array(), (content) => {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), content]);
      expect([...decodeReport(`\n${bytes.toString('base64')} `)]).toEqual([...bytes]);
    }),
  );
});

test('ignores line breaks in the text', { tags: ['reports-22'] }, () => {
  const lines = Buffer.from('%PDF-1.7 and more')
    .toString('base64')
    .replaceAll(/(.{8})/g, '$1\r\n');
  expect(new TextDecoder().decode(decodeReport(lines))).toBe('%PDF-1.7 and more');
});

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['null', 'empty'],
  ['{"half": ', 'notBase64'],
  ['JVBER', 'notBase64'],
  ['PGh0bWw+', 'notPdf'],
])('%j is not a PDF: %s', { tags: ['reports-25'] }, (text, problem) => {
  expect(() => decodeReport(text)).toThrow(expect.objectContaining({ problem }) as Error);
});
