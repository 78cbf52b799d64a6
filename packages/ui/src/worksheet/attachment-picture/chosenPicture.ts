import type { PreparedPicture } from './preparePicture.ts';

/** A picture that somebody has chosen, ready to be sent. */
export interface ChosenPicture extends PreparedPicture {
  /** The name of its file. */
  fileName: string;
  /** A name for the attachment that fitted when it was chosen; empty for none. */
  suggestedName: string;
}

/**
 * The storage of a tab holds some five million characters, where the words of every draft are to find a place, and all of
 * it is written anew with each letter that is typed.
 */
const mostBytes = 300_000;

/** A picture as a text that outlives the session; `null` as JSON where it is too large for that. */
export async function keptTextOf({ image, ...words }: ChosenPicture): Promise<string> {
  if (image.size > mostBytes) return 'null';
  return JSON.stringify({ ...words, url: await dataUrlOf(image) });
}

/** The picture out of its text; null where it was too large, or the text is that of another version. */
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
  // Without a result the picture counts as one that could not be kept.
  reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.readAsDataURL(image);
  return promise;
}

/**
 * The image that an address holds. A content policy may forbid to fetch such an address.
 *
 * @throws Error where it is none
 */
function imageOf(dataUrl: string): Blob {
  const [, type, base64] = /^data:(image\/\w+);base64,(.+)$/.exec(dataUrl) ?? [];
  if (!base64) throw new Error('The kept picture is no data URL.');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: type ?? '' });
}
