import { localDateTime } from '@selfservice/api/core/local-date';
import type { EndedPass } from '@selfservice/api/terminal/ended-pass';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { EndedPassNotice } from './EndedPassNotice.tsx';

const anEndedPass = (outcome: EndedPass['outcome'], time = '08:00', typeName = 'In'): EndedPass => ({
  typeName,
  at: localDateTime(`2026-11-20T${time}:00`),
  outcome,
});

const meta = preview.meta({
  component: EndedPassNotice,
  args: { passes: [anEndedPass('notRecorded')], now: localDateTime('2026-11-20T08:01:00') },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['terminal-20'],
  play: ({ canvas }) =>
    expect(
      canvas.findByText('You were logged out, and this pass was not recorded: In, 8:00. Record it again.'),
    ).resolves.toBeVisible(),
});

export const AfterSignIn = meta.story({
  tags: ['terminal-20'],
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** All outcomes on the narrowest screen. */
export const LongText = meta.story({
  args: {
    passes: [
      anEndedPass('notRecorded', '08:00', 'Příchod'),
      anEndedPass('sentLater', '08:01', 'Příchod'),
      anEndedPass('unknown', '08:02', 'Příchod'),
      anEndedPass('checkedLater', '08:03', 'Příchod'),
    ],
  },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Byli jste odhlášeni a tento průchod nebyl zaznamenán: Příchod, 8:00/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
