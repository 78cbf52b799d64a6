import type { Permissions } from '../session/permissions.ts';
import type { BuiltInReportId, ReportParameter } from './built-in-reports.ts';
import { builtInReports, serverReportParameters } from './built-in-reports.ts';
import type { WireReportItem } from './reports.wire.ts';

/** A report that can be loaded. @requirement reports-12, reports-13 */
export interface Report {
  /** The class that identifies it on the server; unique in the list. */
  className: string;
  /** Null for a report of the server. */
  id: BuiltInReportId | null;
  /** The server's name of it; empty for a built-in report, which is named by its id. */
  caption: string;
  parameters: readonly ReportParameter[];
  /** Whether the person may see but not load it. */
  isDisabled: boolean;
}

/** The groups of the built-in reports. */
export const builtInGroupIds = ['vacation', 'worksheetAndPlan', 'passes', 'checks', 'balance'] as const;

/** A group of the built-in reports. */
export type BuiltInGroupId = (typeof builtInGroupIds)[number];

/** Reports under a heading. */
export interface ReportGroup {
  /** Null for a group of the server. */
  id: BuiltInGroupId | null;
  /**
   * The server's captions from the outermost group; empty for a built-in group and for reports without a group.
   */
  captions: readonly string[];
  reports: readonly Report[];
}

const members: Record<BuiltInGroupId, readonly BuiltInReportId[]> = {
  vacation: ['vacationRemaining', 'vacationStatistics'],
  worksheetAndPlan: ['worksheet', 'plan', 'dailyAccounts'],
  passes: ['missingPasses', 'firstLastPasses', 'lateArrivals', 'missedShifts'],
  checks: ['syntaxErrors', 'ruleViolations', 'evidenceByRule'],
  balance: ['overtimes', 'potentialOvertimes', 'balanceStatistics'],
};

/**
 * Returns the built-in reports that the person may see, without empty groups.
 * @requirement reports-1, reports-19, reports-20
 */
export function toBuiltInGroups({ invisible, disabled }: Permissions): ReportGroup[] {
  const reportsOf = (group: BuiltInGroupId): Report[] =>
    members[group]
      .flatMap((id) => builtInReports.filter((report) => report.id === id))
      .filter(({ permission }) => !invisible.has(permission))
      .map(({ id, className, parameters, permission }) => ({
        className,
        id,
        caption: '',
        parameters,
        isDisabled: disabled.has(permission),
      }));
  return builtInGroupIds
    .map((id): ReportGroup => ({ id, captions: [], reports: reportsOf(id) }))
    .filter(({ reports }) => reports.length > 0);
}

/** The captions of the group that is skipped. They may be localised. */
const importedReports: readonly string[] = [
  'ImportedReports',
  'Imported reports',
  'Importované sestavy',
  'Importované zostavy',
];

/**
 * Returns the reports of the server, without empty groups. Imported reports are skipped, and so is every item
 * whose class is already in the list, including hidden built-in reports.
 * @requirement reports-14, reports-15, reports-19
 */
export function toServerGroups(hierarchy: readonly WireReportItem[]): ReportGroup[] {
  const listed = new Set(builtInReports.map(({ className }) => className));
  const groups: ReportGroup[] = [];

  function add(items: readonly WireReportItem[], captions: readonly string[]) {
    const reports: Report[] = [];
    groups.push({ id: null, captions, reports });
    for (const { caption, className, items: inner } of items) {
      if (importedReports.includes(caption.trim())) continue;
      if (className && !listed.has(className)) {
        listed.add(className);
        reports.push(toReport(className, caption));
      }
      if (inner.length > 0) add(inner, [...captions, caption]);
    }
  }

  add(hierarchy, []);
  return groups.filter(({ reports }) => reports.length > 0);
}

function toReport(className: string, caption: string): Report {
  return {
    className,
    id: null,
    caption: caption.trim() || className,
    parameters: serverReportParameters,
    isDisabled: false,
  };
}
