import { expect, test } from 'vitest';
import { presenceIcons } from '../patterns/StateIcon/presenceIcons.ts';

test('only a missing person has a colour of attention', { tags: ['presence-14', 'presence-27'] }, () => {
  expect(presenceIcons).toMatchObject({
    present: { tone: 'positive' },
    absent: { tone: 'quiet' },
    unknown: { tone: 'quiet' },
    missing: { tone: 'caution' },
  });
});
