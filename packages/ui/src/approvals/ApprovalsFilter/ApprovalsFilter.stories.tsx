import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
    order: 'deadline' as const,
    onOrderChange: fn(),
    count: 12,
  },
  parameters: { layout: 'padded', scenario: { person: 'approver' } },
});

export const Default = meta.story({
  tags: ['approvals-5'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('the search begins after a short pause in typing', async () => {
      await userEvent.type(field, 'doct');
      await expect(args.onSearch).not.toHaveBeenCalled();
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('doct'));
      await expect(args.onSearch).toHaveBeenCalledTimes(1);
    });
    await step('Enter searches immediately', async () => {
      await userEvent.type(field, 'or{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('doctor');
    });
    await step('Escape clears the search', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    });
  },
});
export const OfOnePerson = meta.story({
  tags: ['approvals-6'],
  args: { applicant: { personRef: '0001001', name: '100234 Dvořáková Jana' }, count: 1 },
  play: ({ canvas }) => expect(canvas.getByText('1 request')).toBeVisible(),
});
const peopleCount = () => Number(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize'));
export const PersonSearch = meta.story({
  tags: ['approvals-7'],
  parameters: { pictures: false, scenario: { person: 'manager' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Applicant' }));
    await userEvent.keyboard('{ArrowDown}no');
    await step('two characters leave everyone in a list of 288 px', async () => {
      await waitFor(() => expect(peopleCount()).toBeGreaterThan(1000));
      await expect(screen.getByRole('listbox').offsetHeight).toBe(288);
    });
    await step('the third character searches on the server', async () => {
      await userEvent.keyboard('v');
      await waitFor(() => expect(peopleCount()).toBeLessThan(200));
    });
    await step('back at two characters everyone is listed again', async () => {
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(peopleCount()).toBeGreaterThan(1000));
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});
export const LongText = meta.story({
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await step('the filter fits into the width of the screen', async () => {
      await expect(canvas.findByRole('search')).resolves.toBeInTheDocument();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});
