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
    await step('the detail stays when its item goes from the list, and the focus moves on', async () => {
      await userEvent.click(await canvas.findByRole('row', { name: 'Petr Novák' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await expect(canvas.queryByRole('row', { name: 'Petr Novák' })).toBeNull();
      await expect(canvas.getByRole('region', { name: 'Request of Petr Novák' })).toHaveTextContent(
        'Approved',
      );
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Ľubomíra/ })).toHaveFocus());
    });
  },
});

export const ByKeys = meta.story({
  play: async ({ canvas, step }) => {
    await step('letters move and decide', async () => {
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
    await step('what can be done about the selected ones floats over the list', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Petr Novák' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jana Dvořáková' }));
      await expect(canvas.getByRole('button', { name: 'Approve 2' })).toBeVisible();
    });
  },
});

export const LastOne = meta.story({
  play: async ({ canvas, step }) => {
    await step('where the last one goes, the focus comes to what says so', async () => {
      await userEvent.click(await canvas.findByRole('row', { name: 'Jana Dvořáková' }));
      await userEvent.keyboard('{Control>}a{/Control}');
      await userEvent.click(canvas.getByRole('button', { name: 'Approve 6' }));
      const words = await canvas.findByText('Nothing waits for you');
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
    await step('the next one takes the place of the one that was decided about, and the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(canvas.getByRole('region', { name: /^Request of Ľubomíra/ })).toHaveFocus());
    });
    await step('and back in the list, its item has it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Ľubomíra/ })).toHaveFocus());
    });
  },
});
