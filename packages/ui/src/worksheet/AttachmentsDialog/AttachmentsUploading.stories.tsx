import type { LocalMonth } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { attachmentRows } from '@selfservice/mock-server/worksheet/attachment-rows';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { aNoisyPicture, aPhoto } from '../attachment-picture/pictures.fixtures.ts';
import { preparePicture } from '../attachment-picture/preparePicture.ts';
import { choose, form, isClosed, name, press, stored, typeName } from './attachments.fixtures.ts';
import { AttachmentsDialog } from './AttachmentsDialog.tsx';

const meta = preview.meta({
  component: AttachmentsDialog,
  args: { personRef: '0001001', month: '2026-11' as LocalMonth, onClose: fn() },
});

export const Uploading = meta.story({
  parameters: { pictures: true, scenario: { failures: [failing('postAttachment', 'timeout')] } },
  play: async ({ step }) => {
    await choose(aPhoto({ width: 640, height: 480 }));
    await press('Upload');
    await step('meanwhile the form cannot be changed or closed', async () => {
      await expect((await form()).findByRole('progressbar', { name: 'Uploading' })).resolves.toBeVisible();
      await expect(await name()).toHaveAttribute('readonly');
      await expect((await form()).getByRole('button', { name: 'Back' })).toBeDisabled();
      await expect((await form()).getByRole('button', { name: 'Close' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await expect((await form()).getByRole('button', { name: 'Cancel upload' })).toBeVisible();
    });
  },
});

export const Cancelled = meta.story({
  parameters: { scenario: { failures: [failing('postAttachment', 'timeout')] } },
  play: async ({ loaded, step }) => {
    await choose(aPhoto({ width: 640, height: 480 }));
    await typeName('Receipt');
    await press('Upload');
    await press('Cancel upload');
    await step('the form says so and keeps the fields', async () => {
      await expect((await form()).findByText(/^The upload has been cancelled\./)).resolves.toBeVisible();
      await expect(await name()).toHaveValue('Receipt');
      await expect(notify.error).not.toHaveBeenCalled();
      await expect((await form()).queryByRole('alert')).toBeNull();
    });
    await step('the upload can be repeated', async () => {
      backendOf(loaded).scenario.failures = [];
      await expect((await form()).getByRole('button', { name: 'Upload' })).toBeEnabled();
    });
  },
});

export const UploadFailed = meta.story({
  tags: ['worksheet-37'],
  parameters: { pictures: true, scenario: { failures: [failing('postAttachment', '500')] } },
  play: async ({ loaded, step }) => {
    await choose(aPhoto({ width: 640, height: 480 }));
    await typeName('Receipt');
    await press('Upload');
    await step('form and notification report the failure, and the fields are kept', async () => {
      const failed = 'The attachment could not be uploaded. What you entered is still here.';
      await expect((await form()).findByText(failed)).resolves.toBeVisible();
      await expect(notify.error).toHaveBeenCalledWith(expect.any(Error), failed);
      await expect(await name()).toHaveValue('Receipt');
      await expect((await form()).getByRole('img', { name: /^Preview/ })).toBeVisible();
    });
    await step('the upload can be repeated', async () => {
      backendOf(loaded).scenario.failures = [];
      await expect((await form()).getByRole('button', { name: 'Upload' })).toBeEnabled();
    });
  },
});

/** For example, because the month is closed: another name would not help. */
export const RefusedForAnotherReason = meta.story({
  tags: ['worksheet-38'],
  parameters: { scenario: { failures: [failing('postAttachment', '409')] } },
  play: async ({ step }) => {
    await choose(aPhoto({ width: 640, height: 480 }));
    await press('Upload');
    await step('the form shows the server’s message, and the name is not marked as wrong', async () => {
      await expect(
        (await form()).findByText(/^The attachment could not be uploaded\./),
      ).resolves.toBeVisible();
      await expect(
        (await form()).findByText('This failure is simulated.', { selector: 'p' }),
      ).resolves.toBeVisible();
      await expect(await name()).not.toHaveAttribute('aria-invalid');
    });
  },
});

const lost = failing('postAttachment', '504', { isAfterWork: true });

export const FoundUploaded = meta.story({
  tags: ['worksheet-53'],
  parameters: { scenario: { failures: [lost] } },
  play: async ({ loaded }) => {
    await choose(aPhoto({ width: 640, height: 480 }));
    await typeName('Receipt');
    await press('Upload');
    await isClosed();
    await expect(notify.success).toHaveBeenCalledWith('“Receipt.jpg” has been uploaded.');
    await expect(stored(backendOf(loaded).database, 'Receipt.jpg').note).toBe('');
  },
});

export const NotDone = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('postAttachment', '500')] } },
  play: async ({ loaded, step }) => {
    const { database, scenario } = backendOf(loaded);
    const before = attachmentRows(database).size;
    await choose(aPhoto({ width: 640, height: 480 }));
    await typeName('Receipt');
    await press('Upload');
    await step('the form reports the failure, and the fields are kept', async () => {
      await expect(
        (await form()).findByText(/^The attachment could not be uploaded\./),
      ).resolves.toBeVisible();
      await expect(await name()).toHaveValue('Receipt');
    });
    await step('the next press uploads the picture once', async () => {
      scenario.failures = [];
      await press('Upload');
      await isClosed();
      await expect(stored(database, 'Receipt.jpg').note).toBe('');
      await expect(attachmentRows(database).size).toBe(before + 1);
    });
  },
});

/** Uploads an attachment whose response is lost, while the list cannot be loaded. */
async function uploadWithUnknownOutcome(loaded: Record<string, unknown>): Promise<void> {
  await screen.findByText('parkovne.jpg');
  backendOf(loaded).scenario.failures = [lost, failing('postAttachments', 'network')];
  await choose(aPhoto({ width: 640, height: 480 }));
  await typeName('Receipt');
  await press('Upload');
  await expect(
    (await form()).findByText(/^It is not known whether the attachment was uploaded\./),
  ).resolves.toBeVisible();
  await expect(await name()).toHaveAttribute('readonly');
  await expect((await form()).getByRole('button', { name: 'Choose another picture' })).toBeDisabled();
}

export const UnknownOutcome = meta.story({
  tags: ['worksheet-53'],
  parameters: { pictures: true, scenario: { failures: [lost] } },
  play: async ({ loaded }) => {
    await uploadWithUnknownOutcome(loaded);
  },
});

export const CheckedAgain = meta.story({
  parameters: { scenario: { failures: [lost] } },
  play: async ({ loaded, step }) => {
    await uploadWithUnknownOutcome(loaded);
    await step('the check finds the attachment', async () => {
      backendOf(loaded).scenario.failures = [];
      await press('Check again');
      await isClosed();
      await expect(notify.success).toHaveBeenCalledWith('“Receipt.jpg” has been uploaded.');
    });
  },
});

export const Quality = meta.story({
  tags: ['worksheet-33'],
  parameters: { scenario: { configuration: { uploadQuality: 0.1 } } },
  play: async ({ loaded }) => {
    const picture = await aNoisyPicture(400);
    await choose(picture);
    await press('Upload');
    await isClosed();
    const better = await preparePicture(picture, { longestPixels: 1200, quality: 0.5 });
    const { size } = stored(backendOf(loaded).database, 'noise.jpg').image;
    await expect(better.kind === 'prepared' && size < better.picture.image.size).toBe(true);
  },
});

export const DiscardedWhilePreparing = meta.story({
  play: async ({ step }) => {
    await choose(aPhoto({ width: 80, height: 80 }));
    await name();
    await step('another picture that is being prepared is discarded as well', async () => {
      using _worker = spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
      await choose(aPhoto({ width: 640, height: 480 }), 'Choose another picture');
      await expect((await form()).findByText('The picture is being prepared…')).resolves.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await isClosed();
    });
    await step('the next chosen picture is prepared', async () => {
      await choose(aPhoto({ width: 160, height: 80 }));
      await expect((await form()).findByText(/^160 × 80 px/)).resolves.toBeVisible();
    });
  },
});

export const Discarded = meta.story({
  play: async ({ args, step }) => {
    await choose(aPhoto({ width: 80, height: 80 }));
    await name();
    await step('leaving asks for confirmation before it discards the picture', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await isClosed();
      await expect(args.onClose).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
    });
  },
});

export const LongText = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
  play: async () => {
    await choose(
      aPhoto({ width: 480, height: 640, name: `${'Potvrzení o účasti na školení '.repeat(5)}.jpg` }),
      'Vybrat obrázek',
    );
    await expect(screen.findByRole('dialog', { name: 'Nová příloha' })).resolves.toBeVisible();
  },
});
