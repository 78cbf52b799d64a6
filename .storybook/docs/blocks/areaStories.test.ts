import { expect, test } from 'vitest';
import { expectedPictures, pictureName, storyIdOf } from '../../../tools/pictures/expected.ts';
import { allStories } from '../../../tools/pictures/stories.ts';
import { areaStories } from './areaStories.ts';

test('every area has a story with a picture', () => {
  const stories = allStories();
  const ids = new Set(stories.map(storyIdOf));
  const pictures = new Set(expectedPictures(stories));
  for (const [, id] of areaStories) {
    expect(ids).toContain(id);
    expect(pictures).toContain(`desk/${pictureName(id)}.png`);
  }
});
