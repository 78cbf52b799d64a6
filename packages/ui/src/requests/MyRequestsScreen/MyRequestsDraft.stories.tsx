import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { myRequestsMeta } from './atAnAddress.fixtures.ts';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

const meta = preview.meta({
  ...myRequestsMeta,
  component: MyRequestsScreen,
  args: { ...myRequestsMeta.args, isPendingOnly: true },
});

export const NewOpened = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New request' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New request' })).toBeVisible());
    await step('"Cancel" closes the dialog', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** The page is reloaded, or the session ends, while the user enters a request. */
export const Reloaded = meta.story({
  tags: ['requests-58'],
  render: function Reloadable(args) {
    const [loads, setLoads] = useState(0);
    return (
      <div onDoubleClick={() => setLoads(loads + 1)}>
        <MyRequestsScreen key={loads} {...args} />
      </div>
    );
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New request' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Moving house');
    await step('the dialog is open again with its entries', async () => {
      await userEvent.dblClick(screen.getByRole('heading', { name: 'New request' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Moving house'));
    });
  },
});
