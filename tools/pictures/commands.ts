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

/** Timeout of a screenshot in milliseconds; usually it takes a tenth of a second. */
const longestMs = 5000;

/**
 * Takes a screenshot of the window, three times as fast as the test runner, which prepares the page first and
 * compresses more. The page must be still.
 *
 * The browser may not draw tabs in the background and would wait forever, so after the timeout the tab is brought to
 * the front.
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

/** Brings a tab to the front: the browser may not draw tabs in the background. */
export const bringToFront: BrowserCommand = ({ page }) => page.bringToFront();

/** The outlines that axe has examined in this run. Shared by all tabs. */
const examined = new Set<string>();

/** Returns whether axe has examined all these outlines in this run, and notes them as examined. */
export const areExamined: BrowserCommand<[outlines: string[]]> = (_, outlines) => {
  const before = examined.size;
  for (const outline of outlines) examined.add(outline);
  return examined.size === before;
};

/** Returns whether a screenshot is identical, byte for byte, to one that passed for the picture. */
export const isKnownScreenshot: BrowserCommand<[path: string]> = async (context, path) =>
  path in known && isKnown(known, path, hashOf(await takeScreenshot(context)));

/** Returns the hash of a screenshot that passes for its picture, if pictures are being updated; otherwise null. */
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

/**
 * Returns what a screen reader finds in the story, as text: roles, names, states and texts. Without the announcements of
 * react-aria, which belong to an event and stay for a while.
 */
export const ariaTree: BrowserCommand = async ({ iframe }) => {
  const announcements = iframe.locator('[data-live-announcer]');
  await announcements.evaluateAll((all) => all.forEach((one) => one.toggleAttribute('hidden', true)));
  const tree = await iframe.locator('body').ariaSnapshot();
  await announcements.evaluateAll((all) => all.forEach((one) => one.toggleAttribute('hidden', false)));
  return tree;
};
