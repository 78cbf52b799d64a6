import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { HttpServer } from '@selfservice/mock-server/http';
import { installClock } from './clock.ts';
import { openAs, signIn, test } from './journey.ts';
import { lyingPhoto } from './photos.ts';

test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

/** Returns a photo that lies on its side by its orientation. The light part is on the right of the upright picture. */
function photo(): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'IMG_2711.JPG', mimeType: 'image/jpeg', buffer: readFileSync(lyingPhoto) };
}

/** Serves the page with a content security policy. */
async function servePolicy(page: Page, policy: string): Promise<void> {
  await page.route('**/my-worksheet*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
}

async function openAttachments(page: Page, server: HttpServer): Promise<void> {
  await openAs(page, server, 'employee', '/my-worksheet');
  await page.getByRole('button', { name: 'Attachments' }).click();
}

const list = (page: Page) => page.getByRole('dialog', { name: 'Attachments' });
const form = (page: Page) => page.getByRole('dialog', { name: 'New attachment' });

async function choosePhoto(page: Page, button = 'Choose a picture'): Promise<string | null> {
  const choosing = page.waitForEvent('filechooser');
  await list(page).getByRole('button', { name: button }).click();
  const chooser = await choosing;
  await chooser.setFiles(photo());
  return chooser.element().getAttribute('capture');
}

async function enterWords(page: Page): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Name' }).fill('Receipt');
  await form(page).getByRole('textbox', { name: 'Note' }).fill('Parking in Brno');
}

async function upload(page: Page): Promise<void> {
  await expect(form(page).getByText(/^900 × 1200 px, /)).toBeVisible();
  await enterWords(page);
  await form(page).getByRole('button', { name: 'Upload' }).click();
  await expect(form(page)).toBeHidden();
  await expect(list(page).getByText('Receipt.jpg')).toBeVisible();
}

/** Returns the size of a picture, and the brightness of its left and right. */
function look(page: Page, base64: string) {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    // The orientation of the file itself.
    const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'none' });
    const { width, height } = bitmap;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const shade = (x: number) => context?.getImageData(x, height / 2, 1, 1).data[0];
    return { width, height, left: shade(50), right: shade(width - 50) };
  }, base64);
}

/** Expects the downloaded picture to be small, upright in the file itself, and without the metadata of the camera. */
async function expectDownload(page: Page): Promise<void> {
  const saving = page.waitForEvent('download');
  await list(page).getByRole('button', { name: 'Download Receipt.jpg' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Receipt.jpg');
  const bytes = await readFile(await download.path());
  expect(bytes.length).toBeLessThan(200_000);
  expect(bytes.includes('Exif')).toBe(false);
  const seen = await look(page, bytes.toString('base64'));
  expect(seen).toMatchObject({ width: 900, height: 1200 });
  expect(seen.right).toBeGreaterThan(200);
  expect(seen.left).toBeLessThan(60);
}

test(
  'a photo that lies on its side is attached and downloaded upright and small',
  { tag: ['@worksheet-29', '@worksheet-30', '@worksheet-32'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAttachments(page, server);
    const worker = page.waitForEvent('worker');
    await choosePhoto(page);
    expect((await worker).url()).toContain('prepare-picture');
    await upload(page);
    await expect(list(page).getByText('Parking in Brno')).toBeVisible();
    await expectDownload(page);
  },
);

test(
  'the page prepares the photo if no worker may run',
  { tag: '@test-all' },
  async ({ page, serve, expectLine }) => {
    const server = await serve();
    await servePolicy(page, "script-src 'self'; worker-src 'none'; img-src 'self'");
    expectLine("worker-src 'none'");
    await openAttachments(page, server);
    await choosePhoto(page);
    await upload(page);
  },
);

test(
  'the page draws the photo if the browser cannot draw in a worker',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    await openAttachments(page, server);
    await choosePhoto(page);
    await upload(page);
  },
);

test('a dropped photo is uploaded by Enter', { tag: '@test-all' }, async ({ page, serve }, testInfo) => {
  const server = await serve();
  await openAttachments(page, server);
  const path = testInfo.outputPath('IMG_2711.JPG');
  await writeFile(path, photo().buffer);
  const place = await list(page).getByText('or drop it here').boundingBox();
  const { x = 0, y = 0 } = place ?? {};
  const devTools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  await expect(form(page).getByText(/^900 × 1200 px, /)).toBeVisible();
  await form(page).getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(list(page).getByText('IMG_2711.jpg')).toBeVisible();
});

test(
  'a session that ends during an upload keeps the picture and the texts',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    await openAttachments(page, server);
    await choosePhoto(page);
    await enterWords(page);
    expectFailure('/UploadAttachment', 401);
    await page.route('**/UploadAttachment?*', (route) => route.fulfill({ status: 401 }));
    await form(page).getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
    await page.unrouteAll();
    await signIn(page, 'employee');

    await expect(form(page).getByText('What you entered has been kept.')).toBeVisible();
    await expect(form(page).getByText(/^900 × 1200 px, /)).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Receipt');
    await expect(form(page).getByRole('textbox', { name: 'Note' })).toHaveValue('Parking in Brno');
    await form(page).getByRole('button', { name: 'Upload' }).click();
    await expect(list(page).getByText('Receipt.jpg')).toBeVisible();
    await expectDownload(page);
    await list(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My worksheet' })).toBeFocused();
  },
);

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'a photo from the camera is attached and downloaded upright and small',
    { tag: '@test-all' },
    async ({ page, serve }) => {
      const server = await serve();
      await openAttachments(page, server);
      expect(await choosePhoto(page, 'Take a photo')).toBe('environment');
      await upload(page);
      await expectDownload(page);
    },
  );
});

test('a device with a mouse does not offer the camera', { tag: '@test-all' }, async ({ page, serve }) => {
  const server = await serve();
  await openAttachments(page, server);
  await expect(list(page).getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await expect(list(page).getByRole('button', { name: 'Take a photo' })).toBeHidden();
});

test(
  'at 400% zoom the list is readable, and the form is not wider than its dialog',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await openAttachments(page, server);
    await page.setViewportSize({ width: 320, height: 256 });
    const parking = list(page).getByText('parkovne.jpg');
    await parking.scrollIntoViewIfNeeded();
    await expect(parking).toBeInViewport();
    await choosePhoto(page);
    const name = form(page).getByRole('textbox', { name: 'Name' });
    await name.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport();
    const [field, window] = [await name.boundingBox(), await form(page).boundingBox()];
    if (!field || !window) throw new Error('The form is not visible.');
    const left = field.x - window.x;
    expect(window.width - left - field.width).toBeGreaterThanOrEqual(left);
  },
);
