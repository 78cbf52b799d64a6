import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeReport } from './decode-report.ts';

test('decodes the bytes of a PDF', { tags: ['reports-22'] }, () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (content) => {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), content]);
      expect([...(await decodeReport(`\n${bytes.toString('base64')} `))]).toEqual([...bytes]);
    }),
  ),
);

test('ignores line breaks in the text', { tags: ['reports-22'] }, async () => {
  const lines = Buffer.from('%PDF-1.7 and more')
    .toString('base64')
    .replaceAll(/(.{8})/g, '$1\r\n');
  expect(new TextDecoder().decode(await decodeReport(lines))).toBe('%PDF-1.7 and more');
});

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['null', 'empty'],
  ['{"half": ', 'notBase64'],
  ['JVBER', 'notBase64'],
  ['PGh0bWw+', 'notPdf'],
])('%j is not a PDF: %s', { tags: ['reports-25'] }, async (text, problem) => {
  await expect(decodeReport(text)).rejects.toMatchObject({ problem });
});

/** A PDF of some megabytes whose bytes do not repeat with the slices. */
const large = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(3_000_000, 'a report of a thousand people'),
]);

test.each([0, 76, 7])('decodes megabytes with line breaks after %i characters', async (width) => {
  const text = large.toString('base64');
  const lines = width === 0 ? text : (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join('\r\n');
  expect(large.equals(await decodeReport(lines))).toBe(true);
});

test('megabytes with an end in their middle are not base64', { tags: ['reports-25'] }, async () => {
  const text = Buffer.from(`%PDF-1.7${' '.repeat(1_000_001)}`).toString('base64');
  await expect(decodeReport(text + text)).rejects.toMatchObject({ problem: 'notBase64' });
});

test(
  'lets other work run between the megabytes, and ends when it is cancelled',
  { tags: ['reports-10'] },
  async () => {
    const cancelling = new AbortController();
    const decoding = decodeReport(large.toString('base64'), cancelling.signal);
    setTimeout(() => cancelling.abort(new Error('cancelled')), 0);
    await expect(decoding).rejects.toThrow('cancelled');
  },
);
