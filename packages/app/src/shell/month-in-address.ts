import type { LocalMonth } from '@selfservice/api/core/local-date';

/** Reads a month, written `YYYYMM`, from an address; null for any other text. @requirement shell-4 */
export function fromAddress(text: string | null | undefined): LocalMonth | null {
  const [, year, month] = /^([1-9]\d{3})(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year && month ? (`${year}-${month}` as LocalMonth) : null;
}

/** Writes a month for an address as `YYYYMM`. @requirement shell-4 */
export function toAddress(month: LocalMonth): string {
  return month.replace('-', '');
}
