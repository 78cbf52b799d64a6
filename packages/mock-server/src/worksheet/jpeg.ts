import { joined } from './png.ts';

const block = 8;

/**
 * Returns a JPEG picture in shades of grey, encoded without a library: each block of 8 × 8 pixels has one shade, so that only
 * the mean of each block is encoded.
 *
 * @param columns number of blocks beside each other
 * @param rows number of blocks below each other
 * @param shadeAt returns the shade of a block, 0 black to 255 white
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
    // The only code word of the other coefficients: end of block.
    segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0x00]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    stuffed(bits.join('')),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

/** The divisor of every coefficient. */
const quantum = 8;

/** Number of code words of each length in bits for the size of a difference, as in the standard. */
const meanCounts = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
const meanSizes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** The resulting code words by the size of a difference. */
const meanWords = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110', '1111110', '11111110'];
const endOfBlock = '0';

/** Returns the code word of a difference's size, then its bits; a negative difference is in one's complement. */
function codeOf(difference: number): string {
  const magnitude = Math.abs(difference);
  const size = magnitude === 0 ? 0 : Math.floor(Math.log2(magnitude)) + 1;
  const value = difference < 0 ? difference + 2 ** size - 1 : difference;
  return (meanWords[size] ?? '') + (size === 0 ? '' : value.toString(2).padStart(size, '0'));
}

/** Returns bits as bytes; a zero byte follows each 0xff, which would be a marker otherwise. */
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
