import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aNoisyPicture, aPhoto } from '../attachment-picture/pictures.fixtures.ts';
import { choose, form, isClosed, name, press, typeName } from './attachments.fixtures.ts';
import { AttachmentsDialog } from './AttachmentsDialog.tsx';
import { endSession, inASession } from './endingSession.fixtures.tsx';

const meta = preview.meta({
  component: AttachmentsDialog,
  args: { personRef: '0001001', month: '2026-11' as LocalMonth, onClose: fn() },
  decorators: [inASession],
});

const note = async () => (await form()).getByRole('textbox', { name: 'Note' });

export const Default = meta.story({
  parameters: { pictures: true, shows: { role: 'img', name: /^Preview of/ } },
  play: async ({ step }) => {
    await choose(aPhoto({ width: 640, height: 480, orientation: 6 }));
    await typeName('Receipt');
    await userEvent.type(await note(), 'Parking in Brno');
    endSession();
    await step('picture, name and note are restored, and the dialog says so', async () => {
      await expect((await form()).findByText('What you entered has been kept.')).resolves.toBeVisible();
      await expect((await form()).getByText(/^480 × 640 px, /)).toBeVisible();
      await expect(await name()).toHaveValue('Receipt');
      await expect(await note()).toHaveValue('Parking in Brno');
    });
  },
});

export const Uploaded = meta.story({
  play: async ({ step }) => {
    await choose(aPhoto({ width: 640, height: 480 }));
    await name();
    endSession();
    await step('the restored picture can be uploaded', async () => {
      await press('Upload');
      await isClosed();
      await expect(screen.findByText('IMG_0001.jpg')).resolves.toBeVisible();
    });
    await step('after the upload nothing is restored', async () => {
      endSession();
      await expect(screen.findByText('IMG_0001.jpg')).resolves.toBeVisible();
      await expect(screen.queryByRole('dialog', { name: 'New attachment' })).toBeNull();
    });
  },
});

export const StartedOver = meta.story({
  play: async ({ step }) => {
    await choose(aPhoto({ width: 640, height: 480 }));
    await userEvent.type(await note(), 'Parking in Brno');
    endSession();
    await press('Start over');
    await isClosed();
    await step('the next picture has an empty note', async () => {
      await choose(aPhoto({ width: 640, height: 480 }));
      await expect(await note()).toHaveValue('');
      await expect((await form()).queryByText('What you entered has been kept.')).toBeNull();
    });
  },
});

export const TooLargeToBeKept = meta.story({
  parameters: { scenario: { configuration: { uploadSize: 1600, uploadQuality: 1 } } },
  play: async ({ args, step }) => {
    await choose(await aNoisyPicture(1600));
    await userEvent.type(await note(), 'Parking in Brno');
    endSession();
    await step('the dialog says that the picture was too large', () =>
      expect(screen.findByText('The picture you chose was too large to keep.')).resolves.toBeVisible(),
    );
    await step('the next picture has the restored note', async () => {
      await choose(aPhoto({ width: 640, height: 480 }));
      await expect(await note()).toHaveValue('Parking in Brno');
      await expect((await form()).getByText('What you entered has been kept.')).toBeVisible();
    });
    await step('starting over clears the note and keeps the picture', async () => {
      await press('Start over');
      await expect(await note()).toHaveValue('');
      await expect((await form()).getByText(/^640 × 480 px, /)).toBeVisible();
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    await waitFor(() => expect(screen.queryByText(/too large to keep/)).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
