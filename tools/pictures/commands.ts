import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { PNG } from 'pngjs';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { comparePictures } from './compare.ts';
import { pictureFolder } from './folders.ts';
import { hashOf, isKnown, readKnown } from './known.ts';
import type { Pixels } from './pixels.ts';

const known = readKnown();

const sessions = new WeakMap<object, Promise<CDPSession>>();

/** A screenshot takes a tenth of a second; one that takes this long, in milliseconds, does not come. */
const longestMs = 5000;

/**
 * The window as it stands, in a third of the time that the runner's own way takes, which puts the page in order first and
 * packs the picture small. The page stands still already.
 *
 * The browser draws the tab in front alone for sure, and without a limit waits for the others: a tab that is not drawn is
 * brought to the front.
 */
async function takeScreenshot({ page, context }: BrowserCommandContext): Promise<Buffer> {
  const opened = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const capture = () => session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const first = await Promise.race([capture(), setTimeout(longestMs, null)]);
  if (first === null) await page.bringToFront();
  const { data } = first ?? (await capture());
  return Buffer.from(data, 'base64');
}

/** Whether the page looks, byte for byte, as it did when it was found to pass for its picture. */
export const isKnownScreenshot: BrowserCommand<[path: string]> = async (context, path) =>
  path in known && isKnown(known, path, hashOf(await takeScreenshot(context)));

/** Where pictures are renewed, the hash of a screenshot that passes for its picture; null otherwise. */
export const passingScreenshot: BrowserCommand<[path: string]> = async (context, path) => {
  if (context.project.config.snapshotOptions.updateSnapshot !== 'all') return null;
  const screenshot = await takeScreenshot(context);
  const { pass } = comparePictures(
    pixelsOf(readFileSync(join(pictureFolder, path))),
    pixelsOf(screenshot),
    {},
  );
  return pass ? hashOf(screenshot) : null;
};

function pixelsOf(bytes: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(bytes);
  return { metadata: { width, height }, data };
}
