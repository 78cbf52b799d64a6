/** How many characters an attachment's name may have. Specification 001 section 5. */
export const maxAttachmentNameLength = 100;

/** How many characters an attachment's note may have. Specification 001 section 5. */
export const maxAttachmentNoteLength = 255;

/** Why a name cannot be an attachment's. */
export type AttachmentNameProblem = 'missing' | 'tooLong' | 'taken';

/**
 * What is wrong with the name of a new attachment, or null. Specification 001 section 5.
 *
 * @param taken names that the month has already
 */
export function attachmentNameProblem(
  name: string,
  taken: readonly string[] = [],
): AttachmentNameProblem | null {
  if (name.trim() === '') return 'missing';
  if (name.length > maxAttachmentNameLength) return 'tooLong';
  return taken.includes(name) ? 'taken' : null;
}

/** Whether a note is longer than an attachment's may be. Specification 001 section 5. */
export function isNoteTooLong(note: string): boolean {
  return note.length > maxAttachmentNoteLength;
}

/** Width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * The size that an image is brought to before it is sent: its longest side is no longer than the limit, the shape stays.
 * A smaller one keeps its size. Specification 001 section 5, decisions section 2.
 *
 * @param longestPixels the configuration's `uploadSizePixels`
 */
export function uploadSizeOf({ width, height }: ImageSize, longestPixels: number): ImageSize {
  const scale = Math.min(1, longestPixels / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
