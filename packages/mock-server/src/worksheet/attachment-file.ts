import { chance } from '../my-plan/chance.ts';
import type { AttachmentRow } from './attachment-row.ts';
import { jpegOf } from './jpeg.ts';
import type { Color } from './png.ts';
import { pngOf } from './png.ts';

/** A cache of drawn pictures, because drawing is slow. */
const drawn = new Map<string, Blob>();

/** Returns an attached file. */
export function fileOf({ id, content }: Pick<AttachmentRow, 'id' | 'content'>): Blob {
  if (content.kind === 'upload')
    return new Blob([Uint8Array.from(atob(content.base64), (char) => char.charCodeAt(0))], {
      type: content.type,
    });
  const key = `${id} ${JSON.stringify(content)}`;
  const picture = drawn.get(key) ?? drawnPicture(id, content);
  drawn.set(key, picture);
  return picture;
}

function drawnPicture(id: number, content: Exclude<AttachmentRow['content'], { kind: 'upload' }>): Blob {
  if (content.kind === 'jpeg')
    return new Blob([jpegOf(content.columns, content.rows, photo(id))], { type: 'image/jpeg' });
  const { width, height } = content;
  return new Blob([pngOf(width, height, paper(id, width, height))], { type: 'image/png' });
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

const colors = { ink: [66, 66, 66], stamp: [48, 63, 159], sheet: [250, 250, 245] } as const;

/** Draws a sheet with lines of writing and a round stamp. */
function paper(id: number, width: number, height: number) {
  const stamp = { x: width * 0.7, y: height * 0.75, radius: Math.min(width, height) * 0.12 };
  const ends = Array.from({ length: 24 }, (_, line) => (0.5 + chance(id, line) * 0.38) * width);
  return (x: number, y: number): Color => {
    const distance = Math.sqrt((x - stamp.x) ** 2 + (y - stamp.y) ** 2);
    if (distance < stamp.radius && distance > stamp.radius * 0.8) return colors.stamp;
    const line = Math.floor((y / height) * ends.length);
    const isLine = line % 2 === 1 && line > 2 && line < 17;
    const isWritten = isLine && x > width * 0.1 && x < (ends[line] ?? 0);
    return isWritten ? colors.ink : colors.sheet;
  };
}

/** Draws a noisy gradient, light at the top and dark at the bottom. */
function photo(id: number) {
  return (column: number, row: number) =>
    Math.max(20, Math.min(240, 210 - row * 9 + Math.floor(chance(id, column, row) * 40)));
}
