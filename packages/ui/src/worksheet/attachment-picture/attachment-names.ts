import type { AttachmentNameProblem } from '@selfservice/api/worksheet/attachment-rules';
import { attachmentNameProblem, maxAttachmentNameLength } from '@selfservice/api/worksheet/attachment-rules';

/** What the name of every sent picture ends with: each is sent as a JPEG, whatever it was. */
const ending = '.jpg';

/** The name that a picture is sent under: what was typed, ending as a JPEG's does. */
export function sentNameOf(typed: string): string {
  const name = typed.trim();
  return /\.jpe?g$/i.test(name) ? name : name + ending;
}

/**
 * What is wrong with a typed name, or null. Specification 001 section 5.
 *
 * @param taken names that the month has already
 */
export function typedNameProblem(typed: string, taken: readonly string[]): AttachmentNameProblem | null {
  return typed.trim() === '' ? 'missing' : attachmentNameProblem(sentNameOf(typed), taken);
}

/**
 * A name for a chosen file: its own without its ending, cut to what fits, and numbered where it is taken.
 *
 * @param taken names that the month has already
 */
export function suggestedNameOf(fileName: string, taken: readonly string[]): string {
  // macOS writes letters and their accents apart.
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

/** No character is cut in two. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
