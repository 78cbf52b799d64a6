import { joined } from './png.ts';

const block = 8;

/**
 * A JPEG picture in shades of grey, made without a library: each field of 8 × 8 pixels has one shade, so that it needs
 * nothing but the mean of each field.
 *
 * @param columns fields side by side
 * @param rows fields one below the other
 * @param shadeAt 0 black to 255 white, of a field
 */
export function jpegOf(
  columns: number,
  rows: number,
  shadeAt: (column: number, row: number) => number,
): Uint8Array<ArrayBuffer> {
  const bits: string[] = [];
  let before = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const mean = Math.round(((shadeAt(column, row) - 128) * block) / quantum);
      bits.push(codeOf(mean - before), endOfBlock);
      before = mean;
    }
  return joined([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, [...new TextEncoder().encode('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => quantum)]),
    segment(0xc0, [8, ...uint16(rows * block), ...uint16(columns * block), 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...meanCounts, ...meanSizes]),
    // The only word for the rest of a field: there is none.
    segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0x00]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    stuffed(bits.join('')),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

/** What every coefficient is divided by. */
const quantum = 8;

/** How many words of each length there are for the size of a difference, from one bit on; those of the standard. */
const meanCounts = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
const meanSizes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** The words that follow from it, by the size. */
const meanWords = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110', '1111110', '11111110'];
const endOfBlock = '0';

/** The size of a difference as a word, then its bits; a negative one is written from below. */
function codeOf(difference: number): string {
  const magnitude = Math.abs(difference);
  const size = magnitude === 0 ? 0 : Math.floor(Math.log2(magnitude)) + 1;
  const value = difference < 0 ? difference + 2 ** size - 1 : difference;
  return (meanWords[size] ?? '') + (size === 0 ? '' : value.toString(2).padStart(size, '0'));
}

/** Bits as bytes; a byte of ones is followed by a nought, to be no marker. */
function stuffed(bits: string): Uint8Array {
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes: number[] = [];
  for (let at = 0; at < whole.length; at += 8) {
    const byte = Number.parseInt(whole.slice(at, at + 8), 2);
    bytes.push(byte);
    if (byte === 0xff) bytes.push(0);
  }
  return Uint8Array.from(bytes);
}

function segment(marker: number, data: readonly number[]): Uint8Array {
  return Uint8Array.of(0xff, marker, ...uint16(data.length + 2), ...data);
}

function uint16(value: number): [number, number] {
  return [value >> 8, value & 255];
}
