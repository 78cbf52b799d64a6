import type { LocalMonth } from '@selfservice/api/core/local-date';
import { attachmentRows } from '@selfservice/mock-server/worksheet/attachment-rows';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import {
  aBrokenPng,
  aDisguisedDocument,
  aHalfPhoto,
  aLyingPhoto,
  anApplePhoto,
  aPhoto,
  aTransparentPng,
  look,
} from '../attachment-picture/pictures.fixtures.ts';
import { choose, form, isClosed, name, press, stored, typeName } from './attachments.fixtures.ts';
import { AttachmentsDialog } from './AttachmentsDialog.tsx';

const meta = preview.meta({
  component: AttachmentsDialog,
  args: { personRef: '0001001', month: '2026-11' as LocalMonth, onClose: fn() },
});

export const Default = meta.story({
  tags: ['worksheet-30', 'worksheet-32', 'worksheet-36'],
  play: async ({ loaded, step }) => {
    // A camera held upright: the left side of the stored picture is the top.
    await choose(await aLyingPhoto('IMG_2711.jpeg'));
    await step('the preview is upright, and the name is suggested from the file', async () => {
      await expect(await name()).toHaveValue('IMG_2711');
      const preview = (await form()).getByRole('img', { name: 'Preview of IMG_2711.jpeg' });
      await expect(preview).toHaveAttribute('width', '900');
      await expect(preview).toHaveAttribute('height', '1200');
    });
    await typeName('Receipt');
    await userEvent.type((await form()).getByRole('textbox', { name: 'Note' }), 'Parking in Brno');
    await press('Upload');
    await isClosed();
    await step('a notification reports the upload, and the attachment is listed', async () => {
      await expect(notify.success).toHaveBeenCalledWith('“Receipt.jpg” has been uploaded.');
      await expect(screen.findByText('Receipt.jpg')).resolves.toBeVisible();
      await expect(screen.getByText('Parking in Brno')).toBeVisible();
    });
    await step('the stored picture is upright and within the limit', async () => {
      const { note, image } = stored(backendOf(loaded).database, 'Receipt.jpg');
      await expect(note).toBe('Parking in Brno');
      await expect(image.type).toBe('image/jpeg');
      const { width, height, left, right } = await look(image);
      await expect([width, height]).toEqual([900, 1200]);
      await expect(right).toBeGreaterThan(200);
      await expect(left).toBeLessThan(60);
    });
    await step('the focus returns to the button', () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus()),
    );
  },
});

export const NewAttachment = meta.story({
  tags: ['worksheet-32'],
  parameters: { pictures: true, shows: { role: 'img', name: /^Preview of/ } },
  play: async () => {
    await choose(aPhoto({ width: 640, height: 480 }));
    // A smaller picture is not enlarged.
    await expect((await form()).findByText(/^640 × 480 px, /)).resolves.toBeVisible();
  },
});

export const Configured = meta.story({
  tags: ['worksheet-32'],
  parameters: { scenario: { configuration: { uploadSize: 320 } } },
  play: async () => {
    await choose(aPhoto({ width: 640, height: 480, orientation: 3 }));
    await expect((await form()).findByText(/^320 × 240 px, /)).resolves.toBeVisible();
  },
});

export const Transparent = meta.story({
  play: async ({ loaded, step }) => {
    await choose(await aTransparentPng());
    await press('Upload');
    await isClosed();
    await step('transparent pixels are white', async () => {
      const image = stored(backendOf(loaded).database, 'stamp.jpg').image;
      await expect(look(image)).resolves.toMatchObject({ width: 40, height: 20, top: 255, left: 255 });
    });
  },
});

export const Refused = meta.story({
  tags: ['worksheet-31'],
  parameters: { pictures: true },
  play: async ({ loaded, step }) => {
    const status = () => screen.getByText(/“.+”/, { selector: '[role=status]' });
    await step('a document named like a picture is refused', async () => {
      await choose(aDisguisedDocument());
      await waitFor(() =>
        expect(status()).toHaveTextContent('“contract.png” is not a picture. Choose a JPEG or a PNG.'),
      );
    });
    await step('a picture that the browser cannot open is refused', async () => {
      await choose(anApplePhoto());
      await waitFor(() =>
        expect(status()).toHaveTextContent('“IMG_0042.HEIC” cannot be opened in this browser.'),
      );
    });
    await step('a damaged picture is refused', async () => {
      await choose(aBrokenPng());
      await waitFor(() => expect(status()).toHaveTextContent('“scan.png” is damaged and cannot be opened.'));
    });
    await step('a truncated picture is refused', async () => {
      await choose(aHalfPhoto());
      await waitFor(() => expect(status()).toHaveTextContent('“half.jpg” is damaged and cannot be opened.'));
    });
    await step('no form opens, and nothing is uploaded', async () => {
      await expect(screen.queryByRole('dialog', { name: 'New attachment' })).toBeNull();
      await expect([...attachmentRows(backendOf(loaded).database).values()]).toHaveLength(8);
    });
  },
});

export const DroppedBesideItsPlace = meta.story({
  play: async ({ step }) => {
    await screen.findByRole('button', { name: 'Choose a picture' });
    await step('the browser does not open the dropped file', async () => {
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
      document.body.dispatchEvent(drop);
      await expect(drop.defaultPrevented).toBe(true);
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ step }) => {
    await screen.findByText('parkovne.jpg');
    await step('Tab moves from the rows to the button', async () => {
      const button = screen.getByRole('button', { name: 'Choose a picture' });
      for (let stops = 0; stops < 12 && document.activeElement !== button; stops++) await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    const below = screen.getByRole('dialog', { name: 'Attachments' });
    await choose(aPhoto({ width: 80, height: 80 }));
    await step('Enter on the button uploads, and the focus returns', async () => {
      await name();
      const save = (await form()).getByRole('button', { name: 'Upload' });
      for (let stops = 0; stops < 8 && document.activeElement !== save; stops++) await userEvent.tab();
      await expect(save).toHaveFocus();
      // As on a slow device: the dialog below takes the lost focus first.
      const taken = new MutationObserver(() => {
        if (screen.queryByRole('dialog', { name: 'New attachment' })) return;
        taken.disconnect();
        below.focus();
      });
      taken.observe(document.body, { childList: true, subtree: true });
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
    });
  },
});

export const JudgedByItsContent = meta.story({
  tags: ['worksheet-31'],
  play: async () => {
    const photo = aPhoto({ width: 80, height: 80 });
    await choose(new File([photo], 'scan without an ending', { type: '' }));
    await expect(await name()).toHaveValue('scan without an ending');
  },
});

export const WithoutAWorker = meta.story({
  play: async () => {
    using _worker = spyOn(window, 'Worker').mockImplementation(function refuse() {
      throw new DOMException('Refused by the content policy.', 'SecurityError');
    });
    await choose(await aLyingPhoto());
    await expect((await form()).findByText(/^900 × 1200 px, /)).resolves.toBeVisible();
  },
});

export const AnotherPicture = meta.story({
  play: async ({ step }) => {
    await choose(aPhoto({ width: 80, height: 80, name: 'first.jpg' }));
    await userEvent.type((await form()).getByRole('textbox', { name: 'Note' }), 'Kept');
    await step('a refused file changes nothing', async () => {
      await form();
      await choose(aDisguisedDocument(), 'Choose another picture');
      await expect((await form()).findByText(/^“contract.png” is not a picture/)).resolves.toBeVisible();
      await expect(screen.getAllByText(/^“contract.png” is not a picture/)).toHaveLength(1);
      await expect(await name()).toHaveValue('first');
    });
    await step('the suggested name follows the picture', async () => {
      await choose(aPhoto({ width: 160, height: 80, name: 'second.jpg' }), 'Choose another picture');
      await expect((await form()).findByText(/^160 × 80 px/)).resolves.toBeVisible();
      await expect(await name()).toHaveValue('second');
    });
    await step('a typed name and the note stay', async () => {
      await typeName('Mine');
      await choose(aPhoto({ width: 80, height: 160, name: 'third.jpg' }), 'Choose another picture');
      await expect((await form()).findByText(/^80 × 160 px/)).resolves.toBeVisible();
      await expect(await name()).toHaveValue('Mine');
      await expect((await form()).getByRole('textbox', { name: 'Note' })).toHaveValue('Kept');
    });
  },
});

export const NameTaken = meta.story({
  parameters: { pictures: true },
  play: async ({ step }) => {
    await screen.findByText('parkovne.jpg');
    await choose(aPhoto({ width: 320, height: 240, name: 'parkovne.jpg' }));
    await step('the suggested name is not taken', async () => {
      await expect(await name()).toHaveValue('parkovne (2)');
    });
    await step('a name in the list is refused before the upload', async () => {
      await typeName('parkovne');
      await expect(await name()).toHaveAccessibleDescription(
        /This month already has an attachment with this name\./,
      );
      await press('Upload');
      await waitFor(async () => expect(await name()).toHaveFocus());
      await expect(screen.queryByRole('progressbar')).toBeNull();
    });
  },
});

export const NameTakenMeanwhile = meta.story({
  tags: ['worksheet-37', 'worksheet-38'],
  play: async ({ loaded, step }) => {
    const rows = attachmentRows(backendOf(loaded).database);
    await screen.findByText('parkovne.jpg');
    await choose(aPhoto({ width: 320, height: 240 }));
    await typeName('Receipt');
    // Meanwhile another attachment of this name is added.
    for (const row of [...rows.values()].slice(0, 1)) rows.set(99, { ...row, id: 99, name: 'Receipt.jpg' });
    await press('Upload');
    await step('the field shows the server’s message and has the focus; nothing is lost', async () => {
      await waitFor(async () => expect(await name()).toHaveFocus());
      await expect(await name()).toHaveAccessibleDescription(
        /An attachment with the name Receipt\.jpg exists already\./,
      );
      await expect(await name()).toHaveValue('Receipt');
      await expect((await form()).getByRole('img', { name: /^Preview/ })).toBeVisible();
      await expect(notify.error).toHaveBeenCalledWith(
        expect.objectContaining({ status: 409 }),
        'The attachment could not be uploaded. What you entered is still here.',
      );
    });
    await step('the upload succeeds under another name', async () => {
      await typeName('Receipt 2');
      await press('Upload');
      await isClosed();
      await expect(screen.findByText('Receipt 2.jpg')).resolves.toBeVisible();
    });
  },
});

export const TooLong = meta.story({
  tags: ['worksheet-34', 'worksheet-35'],
  parameters: { pictures: true },
  play: async ({ step }) => {
    await choose(aPhoto({ width: 320, height: 240 }));
    const note = (await form()).getByRole('textbox', { name: 'Note' });
    await step('both fields immediately show the number of excess characters', async () => {
      (await name()).focus();
      await userEvent.clear(await name());
      await userEvent.paste('Účtenka '.repeat(13));
      note.focus();
      await userEvent.paste('Parkovné '.repeat(29));
      await expect((await form()).getByText('107 of 100')).toBeVisible();
      await expect(await name()).toHaveAccessibleDescription(/7 characters too many\./);
      await expect(note).toHaveAccessibleDescription(/6 characters too many\./);
    });
    await step('nothing is uploaded, and the focus moves to the first field', async () => {
      await press('Upload');
      await waitFor(async () => expect(await name()).toHaveFocus());
    });
  },
});

export const NameMissing = meta.story({
  tags: ['worksheet-34'],
  play: async () => {
    await choose(aPhoto({ width: 80, height: 80 }));
    await userEvent.clear(await name());
    await expect(await name()).not.toHaveAttribute('aria-invalid', 'true');
    await press('Upload');
    await expect(await name()).toHaveFocus();
    await expect(await name()).toHaveAccessibleDescription(/Enter a name\./);
  },
});
