import { samplePictures } from '@selfservice/mock-server/worksheet/sample-pictures';
import { expect, test } from 'vitest';
import { pictureFormatOf } from './pictureFormatOf.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ['jpeg', bytes(atob(samplePictures.photo.base64))],
  ['png', bytes(atob(samplePictures.icon.base64))],
  ['gif', bytes('GIF89a\x01\0\x01\0')],
  ['webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ['bmp', bytes('BM\x46\0\0\0\0\0\0\0\x36\0\0\0')],
  ['tiff', bytes('II*\0\x08\0\0\0')],
  ['tiff', bytes('MM\0*\0\0\0\x08')],
  ['heif', bytes('\0\0\0\x18ftypheic\0\0\0\0')],
  ['heif', bytes('\0\0\0\x18ftypmif1\0\0\0\0')],
  ['avif', bytes('\0\0\0\x20ftypavif\0\0\0\0')],
] as const)('recognises %s by its first bytes', { tags: ['worksheet-31'] }, (format, content) => {
  expect(pictureFormatOf(content)).toBe(format);
});

test.each([
  ['nothing', ''],
  ['a document', '%PDF-1.7\n%\xe2\xe3'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0'],
  ['a sound in the same container as WebP', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a text that begins like a bitmap', 'BMW is a make of cars'],
  ['the first two bytes of a JPEG', '\xff\xd8'],
])('returns null for %s', { tags: ['worksheet-31'] }, (_, content) => {
  expect(pictureFormatOf(bytes(content))).toBeNull();
});
