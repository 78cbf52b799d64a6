import type { AttachmentNameProblem } from '@selfservice/api/worksheet/attachment-rules';
import { attachmentNameProblem, maxAttachmentNameLength } from '@selfservice/api/worksheet/attachment-rules';

/** The file extension of every uploaded picture, because all are converted to JPEG. */
const ending = '.jpg';

/** Returns the file name of an upload: the typed name with the extension of a JPEG. */
export function sentNameOf(typed: string): string {
  const name = typed.trim();
  return /\.jpe?g$/i.test(name) ? name : name + ending;
}

/**
 * Returns the problem of a typed name, or null.
 *
 * @param taken names of the month's attachments
 * @requirement worksheet-34
 */
export function typedNameProblem(typed: string, taken: readonly string[]): AttachmentNameProblem | null {
  return typed.trim() === '' ? 'missing' : attachmentNameProblem(sentNameOf(typed), taken);
}

/**
 * Returns a name for a chosen file: the file name without its extension, shortened to the limit, with a number if taken.
 *
 * @param taken names of the month's attachments
 */
export function suggestedNameOf(fileName: string, taken: readonly string[]): string {
  // macOS stores letters and their accents as separate characters.
  const own = fileName
    .normalize('NFC')
    .replace(/\.[^.\s]{1,5}$/, '')
    .trim();
  if (own === '') return '';
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const name = cut(own, maxAttachmentNameLength - ending.length - suffix.length) + suffix;
    if (!taken.includes(sentNameOf(name))) return name;
  }
}

/** Shortens a text without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
