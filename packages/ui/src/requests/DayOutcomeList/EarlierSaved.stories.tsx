import { localDate } from '@selfservice/api/core/local-date';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { EarlierSaved } from './EarlierSaved.tsx';

const meta = preview.meta({
  component: EarlierSaved,
  args: { part: { firstDay: localDate('2026-12-07'), lastDay: localDate('2026-12-08') } },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findByText(/after all: 2 days/)).resolves.toBeVisible(),
});

export const OneDay = meta.story({
  args: { part: { firstDay: localDate('2026-12-07') } },
  play: ({ canvas }) => expect(canvas.findByText(/after all: 1 day, Mon 7 Dec/)).resolves.toBeVisible(),
});
