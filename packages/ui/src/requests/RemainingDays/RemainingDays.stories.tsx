import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RemainingDays } from './RemainingDays.tsx';

const meta = preview.meta({
  component: RemainingDays,
  args: { days: 5 },
  parameters: { layout: 'padded', pictures: false },
});

interface Canvas {
  findByText: (text: string) => Promise<HTMLElement>;
}

const says =
  (text: string) =>
  ({ canvas }: { canvas: Canvas }) =>
    expect(canvas.findByText(text)).resolves.toBeVisible();

export const Default = meta.story({ play: says('5 days left') });
export const AfterDeadline = meta.story({
  tags: ['requests-61'],
  args: { days: -1 },
  play: says('After deadline'),
});
export const LastDay = meta.story({ args: { days: 0 }, play: says('Due today') });
export const OneDay = meta.story({ args: { days: 1 }, play: says('Due tomorrow') });
export const FewDaysInCzech = meta.story({
  args: { days: 4 },
  globals: { language: 'cs' },
  play: says('Zbývají 4 dny'),
});
export const ManyDaysInCzech = meta.story({ globals: { language: 'cs' }, play: says('Zbývá 5 dnů') });
export const FewDaysInSlovak = meta.story({
  args: { days: 2 },
  globals: { language: 'sk' },
  play: says('Zostávajú 2 dni'),
});
