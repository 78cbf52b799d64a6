import type { PictureFormat } from './pictureFormatOf.ts';

/**
 * Whether a picture is truncated, for example after an incomplete copy. Some browsers open such a file with a grey rest. Only
 * JPEG and PNG are checked, the formats of cameras and scanners.
 *
 * @param bytes the whole file
 */
export function isTruncated(bytes: Uint8Array, format: PictureFormat): boolean {
  return checks[format]?.(bytes) ?? false;
}

const checks: Partial<Record<PictureFormat, (bytes: Uint8Array) => boolean>> = {
  jpeg: isCutOffJpeg,
  png: isCutOffPng,
};

const endOfImage = 0xd9;

/** Searches the end marker. More data may follow it: phones store a video or depth data there. */
function isCutOffJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const marker = bytes[at + 1];
    if (at < 0 || marker === undefined) return true;
    if (marker === endOfImage) return false;
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else at += 2 + uint16(bytes, at + 2);
  }
}

/** Whether a marker has no length: a stuffed byte, a restart or a start of image. */
function hasNoLength(marker: number): boolean {
  return marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
}

/** Searches the chunk `IEND`. A chunk is length, name, data and checksum. */
function isCutOffPng(bytes: Uint8Array): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IEND') return false;
    at += 12 + uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);
  }
  return true;
}

function uint16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 0x100 + (bytes[at + 1] ?? 0);
}
