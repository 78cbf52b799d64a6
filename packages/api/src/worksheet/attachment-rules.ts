/** The largest number of characters in the name of an attachment. @requirement worksheet-34 */
export const maxAttachmentNameLength = 100;

/** The largest number of characters in the note of an attachment. @requirement worksheet-35 */
export const maxAttachmentNoteLength = 255;

/** The reason why a name is not allowed for an attachment. */
export type AttachmentNameProblem = 'missing' | 'tooLong' | 'taken';

/**
 * Returns the problem of the name of a new attachment, or null.
 *
 * @param taken names of the month's attachments
 * @requirement worksheet-34
 */
export function attachmentNameProblem(
  name: string,
  taken: readonly string[] = [],
): AttachmentNameProblem | null {
  if (name.trim() === '') return 'missing';
  if (name.length > maxAttachmentNameLength) return 'tooLong';
  return taken.includes(name) ? 'taken' : null;
}

/** Whether a note is too long for an attachment. @requirement worksheet-35 */
export function isNoteTooLong(note: string): boolean {
  return note.length > maxAttachmentNoteLength;
}

/** Width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Returns the size to which an image is resized before the upload: the longest side has at most the limit, and the
 * proportions stay. A smaller image keeps its size.
 *
 * @param longestPixels the limit of the longest side, `uploadSizePixels` of the configuration
 * @requirement worksheet-32
 */
export function uploadSizeOf({ width, height }: ImageSize, longestPixels: number): ImageSize {
  const scale = Math.min(1, longestPixels / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
