import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { approvalsMeta } from './approvals.fixtures.ts';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';

const loadDetail = () => import('./ApprovalsDecisions.tsx');

/** Returns a function that fails the given number of times before it loads the detail. */
const afterFailures = (count: number) => {
  let failures = 0;
  return () => (failures++ < count ? Promise.reject(new TypeError('Failed to fetch')) : loadDetail());
};

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

/** The most urgent request opens without a press. */
export const Failed = meta.story({
  tags: ['approvals-47'],
  args: { loadDetail: afterFailures(Infinity) },
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await step('the pane shows the error, and no dialog opens', async () => {
      await expect(canvas.findByText('“Request details” could not be loaded.')).resolves.toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByRole('grid', { name: 'Requests to approve' })).toBeVisible();
    });
    await step('after another failure the message names a reload', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText(/If this does not help, reload the page/)).resolves.toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
});

export const TriedAgain = meta.story({
  args: { loadDetail: afterFailures(1) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.findByRole('button', { name: 'Approve' })).resolves.toBeVisible();
  },
});
