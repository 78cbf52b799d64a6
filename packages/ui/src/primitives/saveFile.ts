/** A browser may begin to read what it saves a while after it was asked to. */
const keptMs = 60_000;

/** Lets the browser save a file under its name, as a link to it would. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
