import type { BackendLanguage } from '@selfservice/api/core/language';
import type { getReportHierarchy } from '@selfservice/api/reports/reports.wire';
import type * as v from 'valibot';
import { people } from '../core/people.ts';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';
import type { ReportKind } from './report-kinds.ts';
import { addedReports, reportKindOf } from './report-kinds.ts';

type Item = v.InferInput<typeof getReportHierarchy.answer>[number];

/** Returns the reports of this installation in groups; on the first day there are none. */
export function reportHierarchy(personRef: string, language: BackendLanguage): Item[] {
  if (personRef === people.firstDay.ref) return [];
  const report = ({ className, title }: ReportKind): Item => ({
    caption: title[language],
    className,
    items: [],
  });
  const group = (caption: Texts, ...items: Item[]): Item => ({
    caption: caption[language],
    className: null,
    items,
  });
  const twice = reportKindOf('Reports.Worksheet');
  const { meals, orders, bonuses, imported } = addedReports;
  return [
    group(texts('Canteen', 'Stravování', 'Stravovanie'), report(meals), ...(twice ? [report(twice)] : [])),
    group(
      texts('Production', 'Výroba', 'Výroba'),
      report(orders),
      group(texts('Pay', 'Mzdy', 'Mzdy'), report(bonuses), report(orders)),
    ),
    { caption: 'ImportedReports', className: null, items: [report(imported)] },
  ];
}
