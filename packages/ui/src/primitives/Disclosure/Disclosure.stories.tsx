import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  args: {
    summary: 'Details for the administrator',
    children: '500 Internal Server Error\n/breeze/IpoData/DashboardData',
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText(/^500 Internal/)).not.toBeVisible(),
});
export const Unfolded = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details for the administrator'));
    await expect(canvas.getByText(/500 Internal/)).toBeVisible();
  },
});
export const LongText = meta.story({
  args: { children: Array.from({ length: 40 }, (_, line) => `   at Ipo.Data.Balance(${line})`).join('\n') },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Details for the administrator'));
    await step('Tab moves into the scrollable content', async () => {
      const text = canvas.getByText(/at Ipo.Data.Balance/);
      await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
      await userEvent.tab();
      await waitFor(() => expect(text).toHaveFocus());
    });
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    const summary = canvas.getByText('Details for the administrator');
    await step('Tab focuses the summary', async () => {
      await userEvent.tab();
      await waitFor(() => expect(summary).toHaveFocus());
    });
    await step('a click shows the content', async () => {
      // The browser itself toggles it by Enter and Space, but only for real keys, so a test cannot show it.
      await userEvent.click(summary);
      await expect(canvas.getByText(/500 Internal/)).toBeVisible();
    });
  },
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Disclosure {...args} summary="Folded" />
      <Disclosure {...args} summary="Unfolded" open />
    </div>
  ),
});
