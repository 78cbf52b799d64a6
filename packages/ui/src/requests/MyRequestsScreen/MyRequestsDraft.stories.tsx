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
    await step('it goes when it is given up', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** The page was loaded anew, or the session ended, while something was being written. */
export const Reloaded = meta.story({
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
    await step('the dialog opens by itself, with what was written', async () => {
      await userEvent.dblClick(screen.getByRole('heading', { name: 'New request' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Moving house'));
    });
  },
});
