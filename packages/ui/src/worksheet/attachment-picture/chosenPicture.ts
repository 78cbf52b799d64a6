import type { PreparedPicture } from './preparePicture.ts';

/** A chosen picture that is ready for the upload. */
export interface ChosenPicture extends PreparedPicture {
  /** The name of the chosen file. */
  fileName: string;
  /** A name for the attachment that was free when the file was chosen; empty for none. */
  suggestedName: string;
}

/**
 * The largest picture that is kept as a draft, in bytes. The storage of a tab has about five million characters for all
 * drafts, and every keystroke writes all of them.
 */
const mostBytes = 300_000;

/** Returns a picture as text for the drafts; the JSON text `null` for a picture that is too large. */
export async function keptTextOf({ image, ...words }: ChosenPicture): Promise<string> {
  if (image.size > mostBytes) return 'null';
  return JSON.stringify({ ...words, url: await dataUrlOf(image) });
}

/** Restores a picture from its text; null if it was too large or the text is invalid. */
export function readKeptPicture(text: string): ChosenPicture | null {
  try {
    const { url, width, height, fileName, suggestedName } = JSON.parse(text) as Record<string, unknown>;
    if (typeof width !== 'number' || typeof height !== 'number') return null;
    return {
      image: imageOf(String(url)),
      width,
      height,
      fileName: String(fileName),
      suggestedName: String(suggestedName),
    };
  } catch {
    return null;
  }
}

function dataUrlOf(image: Blob): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve } = Promise.withResolvers<string>();
  // Without a result the text is invalid, and the picture counts as too large.
  reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.readAsDataURL(image);
  return promise;
}

/**
 * Decodes the image of a data URL without `fetch`, which a content policy may forbid for data URLs.
 *
 * @throws Error for an invalid data URL
 */
function imageOf(dataUrl: string): Blob {
  const [, type, base64] = /^data:(image\/\w+);base64,(.+)$/.exec(dataUrl) ?? [];
  if (!base64) throw new Error('The kept picture is no data URL.');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: type ?? '' });
}
