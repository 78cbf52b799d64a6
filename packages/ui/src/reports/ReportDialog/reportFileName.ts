import type { LocalDate } from '@selfservice/api/core/local-date';

/** What no file system has in the name of a file. */
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The name of a report's file, for example `Remaining vacation 2026-11-20.pdf`. */
export function reportFileName(name: string, today: LocalDate): string {
  return `${name.replace(forbidden, ' ').replace(/\s+/g, ' ').trim()} ${today}.pdf`;
}
