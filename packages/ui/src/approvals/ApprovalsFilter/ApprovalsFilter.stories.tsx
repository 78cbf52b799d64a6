import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ApprovalsFilter } from './ApprovalsFilter.tsx';

const meta = preview.meta({
  component: ApprovalsFilter,
  args: {
    agenda: 'requests' as const,
    onSearch: fn(),
    applicant: null,
    onApplicantChange: fn(),
    isPendingOnly: true,
    onPendingOnlyChange: fn(),
    count: 12,
  },
  parameters: { layout: 'padded', scenario: { person: 'approver' } },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('it searches once nothing is typed for a moment', async () => {
      await userEvent.type(field, 'doct');
      await expect(args.onSearch).not.toHaveBeenCalled();
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('doct'));
      await expect(args.onSearch).toHaveBeenCalledTimes(1);
    });
    await step('Enter searches at once', async () => {
      await userEvent.type(field, 'or{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('doctor');
    });
    await step('Escape takes the search back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    });
  },
});
export const OfOnePerson = meta.story({
  args: { applicant: { personRef: '0001001', name: '100234 Dvořáková Jana' }, count: 1 },
  play: ({ canvas }) => expect(canvas.getByText('1 request')).toBeVisible(),
});
export const LongText = meta.story({
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await step('nothing stands over the edge of the screen', async () => {
      await expect(canvas.findByRole('searchbox')).resolves.toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});
