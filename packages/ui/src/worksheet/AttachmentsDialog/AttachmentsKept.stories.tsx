import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPhoto } from '../attachment-picture/pictures.fixtures.ts';
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
  parameters: { pictures: true, shows: { role: 'img' } },
  play: async ({ step }) => {
    await choose(aPhoto({ width: 640, height: 480, orientation: 6 }));
    await typeName('Receipt');
    await userEvent.type(await note(), 'Parking in Brno');
    endSession();
    await step('picture and words are still there, and that is said', async () => {
      await expect((await form()).findByText('We kept what you had entered.')).resolves.toBeVisible();
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
    await step('it is sent as it would have been', async () => {
      await press('Upload');
      await isClosed();
      await expect(screen.findByText('IMG_0001.jpg')).resolves.toBeVisible();
    });
    await step('after that nothing is kept', async () => {
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
    await step('the next one begins without words', async () => {
      await choose(aPhoto({ width: 640, height: 480 }));
      await expect(await note()).toHaveValue('');
      await expect((await form()).queryByText('We kept what you had entered.')).toBeNull();
    });
  },
});

/** Noise, of which no JPEG makes little. */
async function aLargePicture(): Promise<File> {
  const side = 1600;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(side, side);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels.data[at] = at % 4 === 3 ? 255 : seed >> 16;
  }
  context?.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'noise.png', { type: 'image/png' });
}

export const TooLargeToBeKept = meta.story({
  parameters: { pictures: true, scenario: { configuration: { uploadSize: 1600, uploadQuality: 1 } } },
  play: async ({ args, step }) => {
    await choose(await aLargePicture());
    await userEvent.type(await note(), 'Parking in Brno');
    endSession();
    await step('it is said that the picture has gone', () =>
      expect(
        screen.findByText('The picture you had chosen was too large to be kept.'),
      ).resolves.toBeVisible(),
    );
    await step('the words stand by the next one', async () => {
      await choose(aPhoto({ width: 640, height: 480 }));
      await expect(await note()).toHaveValue('Parking in Brno');
      await expect((await form()).getByText('We kept what you had entered.')).toBeVisible();
    });
    await step('starting over forgets the words and leaves the picture', async () => {
      await press('Start over');
      await expect(await note()).toHaveValue('');
      await expect((await form()).getByText(/^640 × 480 px, /)).toBeVisible();
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    await waitFor(() => expect(screen.queryByText(/too large to be kept/)).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
