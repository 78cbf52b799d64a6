import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from './folders.ts';

/** The bytes of a picture's file and of a screenshot that passes for it, each by its hash. */
interface KnownScreenshot {
  picture: string;
  screenshot: string;
}

/** Screenshots that need not be decoded, by the path of their picture: `<width>/<name>.png`. */
export type KnownScreenshots = Readonly<Record<string, KnownScreenshot>>;

const file = join(pictureFolder, 'known.json');

/** Reads what is known. Nothing where nothing has been noted yet. */
export function readKnown(): KnownScreenshots {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownScreenshots) : {};
}

/** Keeps what is known, in the order of the paths. */
export function writeKnown(known: KnownScreenshots): void {
  const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A short mark of some bytes: two that differ have different ones. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/** The hash of a picture's file; null where there is none. */
export function pictureHash(path: string): string | null {
  const picture = join(pictureFolder, path);
  return existsSync(picture) ? hashOf(readFileSync(picture)) : null;
}

/**
 * Whether a screenshot is byte for byte one that passed for its picture. A picture that has changed
 * since is not known any more.
 *
 * @param path of the picture: `<width>/<name>.png`
 * @param screenshot hash of the bytes that the browser gave
 */
export function isKnown(known: KnownScreenshots, path: string, screenshot: string): boolean {
  const entry = known[path];
  return entry?.screenshot === screenshot && entry.picture === pictureHash(path);
}
