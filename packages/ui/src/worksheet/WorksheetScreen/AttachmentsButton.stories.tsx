import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { choose, form, isClosed, name, press } from '../AttachmentsDialog/attachments.fixtures.ts';
import { endSession, inASession } from '../AttachmentsDialog/endingSession.fixtures.tsx';
import { aPhoto } from '../attachment-picture/pictures.fixtures.ts';
import { AttachmentsButton } from './AttachmentsButton.tsx';

const meta = preview.meta({
  component: AttachmentsButton,
  args: { worksheetId: { personRef: '0001001', month: '2026-11' as LocalMonth } },
  parameters: { layout: 'padded' },
  decorators: [inASession],
});

const focusIsIn = (name: string) =>
  waitFor(async () =>
    expect(await screen.findByRole('dialog', { name })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Attachments' });
    await step('Enter opens, and the focus goes in', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await focusIsIn('Attachments');
    });
    await step('Escape closes, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
});

export const OpenAgain = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attachments' }));
    await choose(aPhoto({ width: 320, height: 240 }));
    await name();
    await step('what was open when the session ended opens by itself, and the focus is in it', async () => {
      endSession();
      await expect((await form()).findByText('We kept what you had entered.')).resolves.toBeVisible();
      await focusIsIn('New attachment');
    });
    await step('the focus goes from the form to the list', async () => {
      await press('Start over');
      await isClosed();
      await focusIsIn('Attachments');
    });
  },
});
