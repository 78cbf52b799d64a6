import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { approvalsMeta, focusRow } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  parameters: { scenario: { person: 'approver', requestCount: 2000 }, pictures: false },
  globals: { viewport: { value: 'desk' } },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await focusRow(/After deadline|Pending/);
    await step('only the visible rows are in the page', async () => {
      await expect(canvas.getByText('2000 requests')).toBeVisible();
      await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    });
    await step('the focused row is scrolled into view', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2000'));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '1'));
      await userEvent.keyboard('a');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'));
    });
  },
});
