import { expect, test } from 'vitest';
import { presenceIcons } from '../patterns/StateIcon/presenceIcons.ts';

test('presence is green if present, red if absent and grey if unknown', { tags: ['presence-14'] }, () => {
  expect(presenceIcons).toMatchObject({
    present: { tone: 'positive' },
    absent: { tone: 'negative' },
    unknown: { tone: 'quiet' },
  });
});
