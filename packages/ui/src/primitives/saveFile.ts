/** How long the file stays available, because a browser may start to read it later, in milliseconds. */
const keptMs = 60_000;

/** Downloads a file under its name. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
