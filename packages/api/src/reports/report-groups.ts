import type { Permissions } from '../session/permissions.ts';
import type { BuiltInReportId, ReportParameter } from './built-in-reports.ts';
import { builtInReports, serverReportParameters } from './built-in-reports.ts';
import type { WireReportItem } from './reports.wire.ts';

/** A report that can be loaded. */
export interface Report {
  /** What the server knows it by; no two reports of the list have the same. */
  className: string;
  /** Null: it comes from the server. */
  id: BuiltInReportId | null;
  /** The server's name for it; empty for a built-in one, which is named by its id. */
  caption: string;
  parameters: readonly ReportParameter[];
  /** The person may see it and not load it. */
  isDisabled: boolean;
}

/** The groups of the built-in reports. */
export const builtInGroupIds = ['vacation', 'worksheetAndPlan', 'passes', 'checks', 'balance'] as const;

/** A group of the built-in reports. */
export type BuiltInGroupId = (typeof builtInGroupIds)[number];

/** Reports under a heading. */
export interface ReportGroup {
  /** Null: it comes from the server. */
  id: BuiltInGroupId | null;
  /** The server's captions from the outermost group on; none for a built-in group and for what stands in no group. */
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

/** The built-in reports that the person may see, without empty groups. Specification 001 section 6. */
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

/** The caption of the group that is skipped. */
const importedReports = 'ImportedReports';

/**
 * The reports that the server adds, without empty groups. The imported reports are skipped, and so is every item whose
 * class is in the list already: a built-in one that is hidden does not come back by this way. Decisions section 8.
 */
export function toServerGroups(hierarchy: readonly WireReportItem[]): ReportGroup[] {
  const listed = new Set(builtInReports.map(({ className }) => className));
  const groups: ReportGroup[] = [];

  function add(items: readonly WireReportItem[], captions: readonly string[]) {
    const reports: Report[] = [];
    groups.push({ id: null, captions, reports });
    for (const { caption, className, items: inner } of items) {
      if (caption === importedReports) continue;
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
