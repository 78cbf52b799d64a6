/** A parameter of a report, as named by the server. @requirement reports-21 */
export type ReportParameter =
  | 'person'
  | 'date'
  | 'month'
  | 'from'
  | 'to'
  | 'monthFrom'
  | 'monthTo'
  | 'account'
  | 'holidayAccount'
  | 'source'
  | ReportFlag;

/** The parameters that are on or off. */
export const reportFlags = ['breaks', 'intervals', 'codes', 'changes', 'currentYear', 'extended'] as const;

/** A parameter that is on or off. */
export type ReportFlag = (typeof reportFlags)[number];

/** A report that every installation has. @requirement reports-12 */
export interface BuiltInReport<Id extends string = string> {
  id: Id;
  /** The class that identifies it on the server. */
  className: string;
  /** The action that hides or disables it, in the backend's spelling. */
  permission: `ReportsSelfServiceApp_${string}`;
  parameters: readonly ReportParameter[];
}

function builtIn<const Id extends string>(
  id: Id,
  ...parameters: readonly ReportParameter[]
): BuiltInReport<Id> {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    id,
    className: `Reports.${name}`,
    permission: `ReportsSelfServiceApp_${name}`,
    parameters: ['person', ...parameters],
  };
}

/** The fifteen reports that every installation has. @requirement reports-1, reports-12 */
export const builtInReports = [
  builtIn('vacationRemaining', 'date'),
  builtIn('vacationStatistics', 'holidayAccount', 'currentYear'),
  builtIn('worksheet', 'month', 'breaks', 'intervals'),
  builtIn('plan', 'month', 'codes', 'changes'),
  builtIn('missingPasses', 'from', 'to'),
  builtIn('syntaxErrors', 'from', 'to'),
  builtIn('ruleViolations', 'from', 'to', 'source'),
  builtIn('potentialOvertimes', 'from', 'to'),
  builtIn('lateArrivals', 'from', 'to'),
  builtIn('firstLastPasses', 'from', 'to'),
  builtIn('missedShifts', 'from', 'to'),
  builtIn('evidenceByRule', 'from', 'to'),
  builtIn('dailyAccounts', 'from', 'to', 'account'),
  builtIn('overtimes', 'from', 'to'),
  builtIn('balanceStatistics', 'monthFrom', 'monthTo', 'extended'),
];

/** The id of a report that every installation has. */
export type BuiltInReportId = (typeof builtInReports)[number]['id'];

/** The parameters of a server report; the server knows the person. @requirement reports-13 */
export const serverReportParameters: readonly ReportParameter[] = ['from', 'to'];
