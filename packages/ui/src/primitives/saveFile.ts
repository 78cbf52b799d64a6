import { fileNameOf } from './fileNameOf.ts';

/** How long the file stays available, because a browser may start to read it later, in milliseconds. */
const keptMs = 60_000;

/** Downloads a file under its name, without the characters that systems refuse. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: fileNameOf(file.name) }).click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
