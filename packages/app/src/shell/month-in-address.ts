import type { LocalMonth } from '@selfservice/api/core/local-date';

/** Reads a month from an address, where it stands as `YYYYMM`; null for anything else. */
export function fromAddress(text: string | null | undefined): LocalMonth | null {
  const [, year, month] = /^([1-9]\d{3})(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year && month ? (`${year}-${month}` as LocalMonth) : null;
}

/** Writes a month as it stands in an address, `YYYYMM`. */
export function toAddress(month: LocalMonth): string {
  return month.replace('-', '');
}
