import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

const meta = preview.meta({
  component: MyRequestsScreen,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    isPendingOnly: true,
    onPendingOnlyChange: fn(),
    openId: null as number | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  parameters: { pictures: false },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
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
