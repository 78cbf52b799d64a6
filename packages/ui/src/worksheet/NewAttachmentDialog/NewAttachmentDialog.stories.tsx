import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPhoto } from '../attachment-picture/pictures.fixtures.ts';
import type { PictureChoice } from '../AttachmentsDialog/useChosenPicture.ts';
import { NewAttachmentDialog } from './NewAttachmentDialog.tsx';

const image = aPhoto({ width: 640, height: 480 });
const picture = { image, width: 640, height: 480, fileName: image.name, suggestedName: 'IMG_0001' };
const choice: PictureChoice = {
  picture,
  refused: null,
  earlier: null,
  isPreparing: false,
  onIntent: fn(),
  choose: fn(),
  drop: fn(),
};

const meta = preview.meta({
  component: NewAttachmentDialog,
  args: {
    worksheet: { personRef: '0001001', month: '2026-11' as LocalMonth },
    picture,
    choice,
    takenNames: [],
    onBack: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: () => expect(screen.findByRole('img', { name: 'Preview of IMG_0001.jpg' })).resolves.toBeVisible(),
});

export const Preparing = meta.story({
  args: { choice: { ...choice, isPreparing: true } },
  play: async () => {
    await expect(screen.findByRole('button', { name: 'Upload' })).resolves.toHaveAccessibleDescription(
      'The picture is being prepared…',
    );
  },
});

export const Refused = meta.story({
  args: { choice: { ...choice, refused: { fileName: 'contract.png', reason: 'notPicture' } } },
  play: () =>
    expect(
      screen.findByText('“contract.png” is not a picture. Choose a JPEG or a PNG.'),
    ).resolves.toBeVisible(),
});

export const Restored = meta.story({
  args: { choice: { ...choice, earlier: 'restored' } },
  play: async ({ args, step }) => {
    await expect(screen.findByText('What you entered has been kept.')).resolves.toBeVisible();
    await step('starting over without the restored picture goes back to the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
});
