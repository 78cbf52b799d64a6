import type { ActionName } from '../core/rights.ts';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';

/** A report that the backend can make. */
export interface ReportKind {
  className: string;
  title: Texts;
  /** The required parameters besides the language. */
  parameters: readonly string[];
  /** The required action besides that of the area; null for none. */
  permission: ActionName | null;
}

function builtIn(name: string, title: Texts, ...parameters: string[]): ReportKind {
  return {
    className: `Reports.${name}`,
    title,
    parameters: ['person', ...parameters],
    permission: `ReportsSelfServiceApp_${name}`,
  };
}

function added(className: string, title: Texts): ReportKind {
  return { className, title, parameters: ['from', 'to'], permission: null };
}

/** Reports that only this installation has. */
export const addedReports = {
  meals: added('Canteen.Meals', texts('Meals taken', 'Odebraná jídla', 'Odobraté jedlá')),
  orders: added('Production.TimeByOrder', texts('Time by order', 'Čas podle zakázek', 'Čas podľa zákaziek')),
  bonuses: added(
    'Production.Bonuses',
    texts('Bonuses for nights and weekends', 'Příplatky za noci a víkendy', 'Príplatky za noci a víkendy'),
  ),
  imported: added('Imported.Attendance2019', texts('Attendance 2019', 'Docházka 2019', 'Dochádzka 2019')),
};

/** Every report that the backend can make. */
export const reportKinds: readonly ReportKind[] = [
  builtIn(
    'VacationRemaining',
    texts('Remaining vacation', 'Zůstatek dovolené', 'Zostatok dovolenky'),
    'date',
  ),
  builtIn(
    'VacationStatistics',
    texts('Vacation statistics', 'Statistika dovolené', 'Štatistika dovolenky'),
    'holidayAccount',
    'currentYear',
  ),
  builtIn('Worksheet', texts('Worksheet', 'Pracovní list', 'Pracovný list'), 'month', 'breaks', 'intervals'),
  builtIn('Plan', texts('Plan', 'Plán', 'Plán'), 'month', 'codes', 'changes'),
  builtIn('MissingPasses', texts('Missing passes', 'Chybějící průchody', 'Chýbajúce prechody'), 'from', 'to'),
  builtIn('SyntaxErrors', texts('Syntax errors', 'Syntaktické chyby', 'Syntaktické chyby'), 'from', 'to'),
  builtIn(
    'RuleViolations',
    texts('Violations of rules', 'Porušení pravidel', 'Porušenia pravidiel'),
    'from',
    'to',
    'source',
  ),
  builtIn('PotentialOvertimes', texts('Possible overtime', 'Možné přesčasy', 'Možné nadčasy'), 'from', 'to'),
  builtIn(
    'LateArrivals',
    texts(
      'Late arrivals and early departures',
      'Pozdní příchody a předčasné odchody',
      'Neskoré príchody a predčasné odchody',
    ),
    'from',
    'to',
  ),
  builtIn(
    'FirstLastPasses',
    texts('First and last passes', 'První a poslední průchody', 'Prvé a posledné prechody'),
    'from',
    'to',
  ),
  builtIn('MissedShifts', texts('Missed shifts', 'Zameškané směny', 'Zameškané zmeny'), 'from', 'to'),
  builtIn(
    'EvidenceByRule',
    texts('Records by rule', 'Evidence podle pravidla', 'Evidencia podľa pravidla'),
    'from',
    'to',
  ),
  builtIn('DailyAccounts', texts('Daily accounts', 'Denní účty', 'Denné účty'), 'from', 'to', 'account'),
  builtIn('Overtimes', texts('Overtime', 'Přesčasy', 'Nadčasy'), 'from', 'to'),
  builtIn(
    'BalanceStatistics',
    texts('Balance statistics', 'Statistika salda', 'Štatistika salda'),
    'monthFrom',
    'monthTo',
    'extended',
  ),
  ...Object.values(addedReports),
];

/** Returns the report of a class, or undefined. */
export function reportKindOf(className: string): ReportKind | undefined {
  return reportKinds.find((kind) => kind.className === className);
}
