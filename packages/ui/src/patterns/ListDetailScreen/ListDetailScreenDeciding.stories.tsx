import { expect, userEvent, waitFor } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { DecisionScreen } from './DecisionScreen.fixtures.tsx';

const meta = preview.meta({
  component: DecisionScreen,
  globals: { viewport: { value: 'desk' } },
  decorators: [inMain],
});

export const OneByOne = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await step(
      'the detail stays when its item leaves the list, and the next item has the focus',
      async () => {
        await userEvent.click(await canvas.findByRole('row', { name: 'Petr Novák' }));
        await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
        await expect(canvas.queryByRole('row', { name: 'Petr Novák' })).toBeNull();
        await expect(canvas.getByRole('region', { name: 'Request of Petr Novák' })).toHaveTextContent(
          'Approved',
        );
        await waitFor(() => expect(canvas.getByRole('row', { name: /^Ľubomíra/ })).toHaveFocus());
      },
    );
  },
});

export const ByKeys = meta.story({
  play: async ({ canvas, step }) => {
    await step('letter keys move the focus and approve', async () => {
      await userEvent.click(await canvas.findByRole('row', { name: 'Jana Dvořáková' }));
      await userEvent.keyboard('j');
      await waitFor(() => expect(canvas.getByRole('row', { name: 'Petr Novák' })).toHaveFocus());
      await userEvent.keyboard('a');
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Ľubomíra/ })).toHaveFocus());
      await userEvent.keyboard('k');
      await waitFor(() => expect(canvas.getByRole('row', { name: 'Jana Dvořáková' })).toHaveFocus());
    });
  },
});

export const ManyAtOnce = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await step('the action for the selected items floats over the list', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Petr Novák' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jana Dvořáková' }));
      await expect(canvas.getByRole('button', { name: 'Approve 2' })).toBeVisible();
    });
  },
});

export const LastOne = meta.story({
  play: async ({ canvas, step }) => {
    await step('the message of the empty list has the focus after the last item is approved', async () => {
      await userEvent.click(await canvas.findByRole('row', { name: 'Jana Dvořáková' }));
      await userEvent.keyboard('{Control>}a{/Control}');
      await userEvent.click(canvas.getByRole('button', { name: 'Approve 6' }));
      const words = await canvas.findByText('No pending requests');
      await waitFor(() => expect(document.activeElement).toContainElement(words));
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
});

export const OneAfterAnotherOnAPhone = meta.story({
  args: { isMovingOn: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Petr Novák' }));
    await step('the detail of the next item replaces the approved one and has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(canvas.getByRole('region', { name: /^Request of Ľubomíra/ })).toHaveFocus());
    });
    await step('back in the list, the item of the detail has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Ľubomíra/ })).toHaveFocus());
    });
  },
});
