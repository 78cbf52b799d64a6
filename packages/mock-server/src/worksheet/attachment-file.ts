import type { AttachmentRow } from './attachment-row.ts';
import { samplePictures } from './sample-pictures.ts';

/** Returns an attached file. */
export function fileOf({ content }: Pick<AttachmentRow, 'content'>): Blob {
  const { type, size, base64 } = content.kind === 'upload' ? content : samplePictures[content.name];
  const picture = bytesOf(base64);
  return new Blob([picture, new Uint8Array(size - picture.length)], { type });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/** Converts a file to the stored form. */
export async function uploadOf(file: File): Promise<AttachmentRow['content']> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A function call accepts only a limited number of arguments.
  const step = 8192;
  let text = '';
  for (let from = 0; from < bytes.length; from += step)
    text += String.fromCharCode(...bytes.subarray(from, from + step));
  return { kind: 'upload', type: file.type, size: bytes.length, base64: btoa(text) };
}
