import { expect, test } from 'vitest';
import { readKeptPicture } from './chosenPicture.ts';

const words = { width: 640, height: 480, fileName: 'IMG_0001.jpg', suggestedName: 'IMG_0001' };

test('readKeptPicture restores the bytes and the media type of a picture', async () => {
  const picture = readKeptPicture(JSON.stringify({ ...words, url: 'data:image/jpeg;base64,/9j/2Q==' }));
  expect(picture).toMatchObject(words);
  expect(picture?.image.type).toBe('image/jpeg');
  expect(new Uint8Array((await picture?.image.arrayBuffer()) ?? [])).toEqual(
    Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
  );
});

test.each([
  'null',
  '',
  '{}',
  '[]',
  '"data:image/jpeg;base64,/9j/2Q=="',
  JSON.stringify({ ...words, url: '' }),
  JSON.stringify({ ...words, url: 'data:image/jpeg;base64,?' }),
  JSON.stringify({ ...words, url: 'data:text/html;base64,/9j/2Q==' }),
  JSON.stringify({ ...words, width: '640', url: 'data:image/jpeg;base64,/9j/2Q==' }),
])('readKeptPicture returns null for %j', (text) => {
  expect(readKeptPicture(text)).toBeNull();
});
