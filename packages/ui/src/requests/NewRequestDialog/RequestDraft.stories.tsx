import { localDate } from '@selfservice/api/core/local-date';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { chooseAccount, noteField, pickDay, summary } from './new-request.fixtures.ts';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'requests.new',
    initialDay: localDate('2026-12-02'),
    onCreated: fn(),
    onClose: fn(),
  },
  /* Control with K removes the dialog without closing it, like the end of a session. */
  render: function Interrupted(args) {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      setOpen(false);
      args.onClose();
    };
    return (
      <div onKeyDownCapture={(event) => event.ctrlKey && event.key === 'k' && setOpen(false)}>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && <NewRequestDialog {...args} onClose={close} />}
      </div>
    );
  },
});

const kept = 'What you entered has been kept.';
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
const enterAndBeInterrupted = async () => {
  await chooseAccount('Doctor');
  await pickDay('End day', 'Friday, 4 December 2026');
  await userEvent.type(noteField(), 'Check-up');
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const TakenUpAgain = meta.story({
  tags: ['requests-58'],
  parameters: { pictures: true },
  play: async ({ step }) => {
    await enterAndBeInterrupted();
    await open();
    await step('the dialog says that it was restored, and has all entries', async () => {
      await expect(screen.getByText(kept)).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: /Doctor/ })).toBeEnabled());
      await expect(summary()).toHaveTextContent('3 days, Wed 2 – Fri 4 Dec 2026');
      await expect(noteField()).toHaveValue('Check-up');
    });
  },
});

export const StartedAgain = meta.story({
  play: async ({ args, step }) => {
    await enterAndBeInterrupted();
    await open();
    await step('"Start over" empties the fields and focuses the first one', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
      await expect(screen.queryByText(kept)).toBeNull();
      await expect(noteField()).toHaveValue('');
      await expect(summary()).toHaveTextContent('1 day, Wed 2 Dec 2026');
      await waitFor(() => expect(screen.getByRole('button', { name: /Type of absence/ })).toHaveFocus());
    });
    await step('Escape closes the dialog without a confirmation', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const DroppedByThePerson = meta.story({
  tags: ['requests-58'],
  play: async ({ args, step }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Check-up');
    await step('closing needs a confirmation', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('the dialog opens without the discarded entries', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open();
      await expect(screen.queryByText(kept)).toBeNull();
      await expect(noteField()).toHaveValue('');
    });
  },
});

export const ChangedBack = meta.story({
  play: async ({ args, step }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'x');
    await userEvent.clear(noteField());
    await step('with the initial values Escape closes the dialog without a confirmation', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});
