import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { choose, form, isClosed, name, press } from '../AttachmentsDialog/attachments.fixtures.ts';
import { endSession, inASession } from '../AttachmentsDialog/endingSession.fixtures.tsx';
import { aPhoto } from '../attachment-picture/pictures.fixtures.ts';
import { aWorksheet } from '../worksheet.fixtures.ts';
import { WorksheetTools } from './WorksheetTools.tsx';

const meta = preview.meta({
  component: WorksheetTools,
  args: {
    worksheetId: { personRef: '0001001', month: '2026-11' as LocalMonth },
    worksheet: aWorksheet({ hasAttachments: true }),
  },
  decorators: [
    // Its place in the screen.
    (Story) => <div style={{ position: 'relative', marginInline: 16 }}>{Story()}</div>,
    inASession,
  ],
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
    await step('Enter opens the dialog, which gets the focus', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await focusIsIn('Attachments');
    });
    await step('Escape closes the dialog, and the focus returns', async () => {
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
    await step('after a new session the form opens again and gets the focus', async () => {
      endSession();
      await expect((await form()).findByText('What you entered has been kept.')).resolves.toBeVisible();
      await focusIsIn('New attachment');
    });
    await step('after closing the form the focus moves to the list', async () => {
      await press('Start over');
      await isClosed();
      await focusIsIn('Attachments');
    });
  },
});
