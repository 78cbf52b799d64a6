import * as v from 'valibot';
import type { BackendLanguage } from '../core/language.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { toWireDate, toWireMonth } from '../core/wire.ts';
import type { ReportFlag, ReportParameter } from './built-in-reports.ts';
import { reportFlags } from './built-in-reports.ts';

/** The places where rule violations are searched. */
export const reportSources = ['all', 'plan', 'worksheet'] as const;

/** A place where rule violations are searched. */
export type ReportSource = (typeof reportSources)[number];

/** The chosen values of a report: every parameter except the person. Null if nothing is chosen yet. */
export interface ReportValues extends Record<ReportFlag, boolean> {
  date: LocalDate | null;
  month: LocalMonth;
  from: LocalDate | null;
  to: LocalDate | null;
  monthFrom: LocalMonth;
  monthTo: LocalMonth;
  /** Id of an account. */
  account: string | null;
  /** Id of an account. */
  holidayAccount: string | null;
  source: ReportSource;
}

/** The values that are remembered for a report: its flags, its accounts and its source, never its dates. */
export type UsedValues = Pick<ReportValues, ReportFlag | 'account' | 'holidayAccount' | 'source'>;

const account = v.nullable(v.string());

const usedSchema: v.GenericSchema<unknown, UsedValues> = v.object({
  account,
  holidayAccount: account,
  source: v.picklist(reportSources),
  ...(Object.fromEntries(reportFlags.map((flag) => [flag, v.boolean()])) as Record<
    ReportFlag,
    v.BooleanSchema<undefined>
  >),
});

/** Reads the remembered values of reports, by the classes of the reports. Drops values that do not parse. */
export function readUsedValues(kept: unknown): Record<string, UsedValues> {
  if (!(kept instanceof Object)) return {};
  const used: Record<string, UsedValues> = {};
  for (const [className, values] of Object.entries(kept)) {
    const result = v.safeParse(usedSchema, values);
    if (result.success) used[className] = result.output;
  }
  return used;
}

/** Returns the remembered part of a report's values. */
export function toUsedValues(values: ReportValues): UsedValues {
  return v.parse(usedSchema, values);
}

/**
 * Returns the initial values of a report: fresh dates, and the remembered values if there are some.
 * @requirement reports-9
 */
export function startValues(today: LocalDate, used: UsedValues | null): ReportValues {
  return { ...freshValues(today), ...used };
}

/**
 * Returns the values of a report that was never loaded: this month until today, and this year until this month.
 */
export function freshValues(today: LocalDate): ReportValues {
  const current = monthOf(today);
  return {
    date: today,
    month: current,
    from: `${current}-01` as LocalDate,
    to: today,
    monthFrom: `${today.slice(0, 4)}-01` as LocalMonth,
    monthTo: current,
    account: null,
    holidayAccount: null,
    source: 'all',
    breaks: false,
    intervals: false,
    codes: false,
    changes: false,
    currentYear: true,
    extended: false,
  };
}

const otherEnds = { from: 'to', to: 'from', monthFrom: 'monthTo', monthTo: 'monthFrom' } as const;

/**
 * Returns the values with one changed. A start after the end of its period moves the end, and the reverse.
 * @requirement reports-16
 */
export function withValue<Name extends keyof ReportValues>(
  values: ReportValues,
  name: Name,
  value: ReportValues[Name],
): ReportValues {
  const next = { ...values, [name]: value };
  if (!(name in otherEnds)) return next;
  const [first, last] = name.startsWith('month') ? [next.monthFrom, next.monthTo] : [next.from, next.to];
  if (first === null || last === null || first <= last) return next;
  return { ...next, [otherEnds[name as keyof typeof otherEnds]]: value };
}

/** Returns the parameters of a report without a value. @requirement reports-17 */
export function missingParameters(
  parameters: readonly ReportParameter[],
  values: ReportValues,
): ReportParameter[] {
  return parameters.filter((name) => name !== 'person' && values[name] === null);
}

/** A parameter as sent to the server. */
export interface WireParameter {
  Item1: string;
  Item2: string;
}

/**
 * Returns the parameters of a report as sent to the server, in the order of the report, always with the language.
 * Days and months are texts in the form of date-times, an account is its id.
 *
 * @throws RangeError if a parameter is missing
 * @requirement reports-21
 */
export function toWireParameters(
  parameters: readonly ReportParameter[],
  values: ReportValues,
  { personRef, language }: { personRef: string; language: BackendLanguage },
): WireParameter[] {
  const sent = parameters.map((name) => ({
    Item1: name,
    Item2: name === 'person' ? personRef : textOf(name, values),
  }));
  return [...sent, { Item1: 'lang', Item2: language }];
}

function textOf(name: Exclude<ReportParameter, 'person'>, values: ReportValues): string {
  const value = values[name];
  if (value === null) throw new RangeError(`${name} is missing`);
  if (typeof value === 'boolean') return String(value);
  if (name === 'date' || name === 'from' || name === 'to') return toWireDate(value as LocalDate);
  return name.startsWith('month') ? toWireMonth(value as LocalMonth) : value;
}
