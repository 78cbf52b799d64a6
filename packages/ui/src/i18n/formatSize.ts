import type { Language } from '@selfservice/api/core/language';
import { numberFormat } from './intlFormats.ts';

const step = 1024;
const units = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Formats the size of a file in B, KB, MB or GB, in steps of 1024, with at most one decimal place: `980 B`, `1.5 MB`, in Czech
 * `1,5 MB`.
 *
 * @param bytes a whole number from 0
 */
export function formatSize(bytes: number, language: Language): string {
  const format = numberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
  let value = bytes;
  let unit = 0;
  // Compares the rounded value, because 1023.97 KB would be written as 1024.
  while (Math.round(value * 10) / 10 >= step && unit < units.length - 1) {
    value /= step;
    unit++;
  }
  return `${format.format(value)}\u00a0${units[unit]}`;
}
