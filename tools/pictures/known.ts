import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from './folders.ts';

/** The hashes of a picture file and of a screenshot that passed for it. */
interface KnownScreenshot {
  picture: string;
  screenshot: string;
}

/** Screenshots that need no comparison, by the path of their picture: `<width>/<name>.png`. */
export type KnownScreenshots = Readonly<Record<string, KnownScreenshot>>;

const file = join(pictureFolder, 'known.json');

/** Reads the known screenshots; empty if there is no file. */
export function readKnown(): KnownScreenshots {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownScreenshots) : {};
}

/** Writes the known screenshots, sorted by path. */
export function writeKnown(known: KnownScreenshots): void {
  const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Returns a short hash of bytes. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/** Returns the hash of a picture file, or null if it does not exist. */
export function pictureHash(path: string): string | null {
  const picture = join(pictureFolder, path);
  return existsSync(picture) ? hashOf(readFileSync(picture)) : null;
}

/**
 * Returns whether a screenshot is identical, byte for byte, to one that passed for its picture. False if the picture
 * has changed since.
 *
 * @param path the path of the picture: `<width>/<name>.png`
 * @param screenshot the hash of the screenshot
 */
export function isKnown(known: KnownScreenshots, path: string, screenshot: string): boolean {
  const entry = known[path];
  return entry?.screenshot === screenshot && entry.picture === pictureHash(path);
}
