import type { Report, ReportGroup } from '@selfservice/api/reports/report-groups';
import type { TFunction } from 'i18next';

/** What a report is called: a built-in one in the language of the interface, one of the server by its caption. */
export function reportName(report: Pick<Report, 'id' | 'caption'>, t: TFunction<'reports'>): string {
  return report.id ? t(`report.${report.id}`) : report.caption;
}

/** What a group of reports is called. */
export function groupName({ id, captions }: ReportGroup, t: TFunction<'reports'>): string {
  if (id) return t(`group.${id}`);
  return captions.filter((caption) => caption.trim() !== '').join(' › ') || t('group.others');
}
