import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Report, ReportGroup } from '@selfservice/api/reports/report-groups';
import type { TFunction } from 'i18next';

/**
 * Returns the name of a report: in the language of the interface for a built-in one, otherwise the caption of the
 * server.
 */
export function reportName(report: Pick<Report, 'id' | 'caption'>, t: TFunction<'reports'>): string {
  return report.id ? t(`report.${report.id}`) : report.caption;
}

/** Returns the name of a group of reports. */
export function groupName({ id, captions }: ReportGroup, t: TFunction<'reports'>): string {
  if (id) return t(`group.${id}`);
  return captions.filter((caption) => caption.trim() !== '').join(' › ') || t('group.others');
}

/** Characters that file systems forbid in names. */
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Returns the file name of a report, for example `Remaining vacation 2026-11-20.pdf`. @requirement reports-8 */
export function reportFileName(name: string, today: LocalDate): string {
  return `${name.replace(forbidden, ' ').replace(/\s+/g, ' ').trim()} ${today}.pdf`;
}
