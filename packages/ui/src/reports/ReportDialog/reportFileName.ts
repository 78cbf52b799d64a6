import type { LocalDate } from '@selfservice/api/core/local-date';

/** Characters that file systems forbid in names. */
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Returns the file name of a report, for example `Remaining vacation 2026-11-20.pdf`. @requirement reports-8 */
export function reportFileName(name: string, today: LocalDate): string {
  return `${name.replace(forbidden, ' ').replace(/\s+/g, ' ').trim()} ${today}.pdf`;
}
