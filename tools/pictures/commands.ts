import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { pictureFolder } from './folders.ts';
import { hashOf, isKnown, readKnown } from './known.ts';

const known = readKnown();

/** As the runner takes the screenshots that it compares. */
async function takeScreenshot({ iframe }: BrowserCommandContext): Promise<Buffer> {
  return iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
}

/** Whether the page looks, byte for byte, as it did when it was found to be the same as its picture. */
export const isKnownScreenshot: BrowserCommand<[path: string]> = async (context, path) =>
  path in known && isKnown(known, path, hashOf(await takeScreenshot(context)));

/** Where pictures are renewed, the hash of a screenshot each of whose pixels is that of the picture; null otherwise. */
export const exactScreenshot: BrowserCommand<[path: string]> = async (context, path) => {
  if (context.project.config.snapshotOptions.updateSnapshot !== 'all') return null;
  const screenshot = await takeScreenshot(context);
  const [taken, kept] = [screenshot, readFileSync(join(pictureFolder, path))].map((bytes) =>
    PNG.sync.read(bytes),
  );
  const isSame = taken?.width === kept?.width && taken && kept && taken.data.equals(kept.data);
  return isSame ? hashOf(screenshot) : null;
};
