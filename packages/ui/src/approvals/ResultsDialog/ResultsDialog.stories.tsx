import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ResultsDialog } from './ResultsDialog.tsx';
import { outcomesOfEachKind } from './outcomes.fixtures.ts';

const meta = preview.meta({
  component: ResultsDialog,
  args: {
    outcomes: outcomesOfEachKind,
    now: localDateTime('2026-11-20T08:00:00'),
    onRetry: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  tags: ['approvals-31'],
  play: async ({ args, step }) => {
    await step('the dialog begins with a summary', () =>
      expect(
        screen.findByText('2 approved, 1 decided by someone else, 1 no longer in the list, 1 still pending'),
      ).resolves.toBeVisible(),
    );
    await step('pending requests can be tried again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try 1 again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
});
export const AllDone = meta.story({
  args: { outcomes: outcomesOfEachKind.slice(0, 2) },
  parameters: { pictures: false },
  play: async () => {
    await expect(screen.findByText('2 approved')).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: /Try/ })).toBeNull();
  },
});
export const LongText = meta.story({
  parameters: { pictures: false },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(screen.findByRole('dialog')).resolves.toBeVisible();
  },
});
