import type { PictureFormat } from './pictureFormatOf.ts';

/**
 * Whether a picture ends before its end, as a file does that was not copied whole. Some browsers open such a one and
 * leave grey what is missing. Only the formats of cameras and of scanners are looked at.
 *
 * @param bytes the whole file
 */
export function isCutOff(bytes: Uint8Array, format: PictureFormat): boolean {
  return checks[format]?.(bytes) ?? false;
}

const checks: Partial<Record<PictureFormat, (bytes: Uint8Array) => boolean>> = {
  jpeg: isCutOffJpeg,
  png: isCutOffPng,
};

const endOfImage = 0xd9;

/** After the end there may be more: phones keep a film or the depths of a picture there. */
function isCutOffJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const marker = bytes[at + 1];
    if (at < 0 || marker === undefined) return true;
    if (marker === endOfImage) return false;
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else at += 2 + uint16(bytes, at + 2);
  }
}

/** A byte of ones within the picture's data, a restart of them, a second beginning: no segment with a length. */
function standsAlone(marker: number): boolean {
  return marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
}

/** A chunk has its length, its name, its data and a sum; the last one is `IEND`. */
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
