import * as v from 'valibot';
import type { Language } from '../core/language.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { isLocalDate, monthOf } from '../core/local-date.ts';
import { toWireDate, toWireMonth } from '../core/wire.ts';
import type { ReportFlag, ReportParameter } from './built-in-reports.ts';
import { reportFlags } from './built-in-reports.ts';

/** Where rule violations are looked for. */
export const reportSources = ['all', 'plan', 'worksheet'] as const;

/** Where rule violations are looked for. */
export type ReportSource = (typeof reportSources)[number];

/** What is chosen for a report: every parameter but the person. Null: nothing is chosen yet. */
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

const day = v.nullable(v.custom<LocalDate>((value) => isLocalDate(String(value))));
const month = v.custom<LocalMonth>((value) => isLocalDate(`${String(value)}-01`));
const account = v.nullable(v.string());

const valuesSchema: v.GenericSchema<unknown, ReportValues> = v.object({
  date: day,
  month,
  from: day,
  to: day,
  monthFrom: month,
  monthTo: month,
  account,
  holidayAccount: account,
  source: v.picklist(reportSources),
  ...(Object.fromEntries(reportFlags.map((flag) => [flag, v.boolean()])) as Record<
    ReportFlag,
    v.BooleanSchema<undefined>
  >),
});

/** What was chosen for reports the last time, by their classes, out of what was kept; what does not parse is dropped. */
export function readUsedValues(kept: unknown): Record<string, ReportValues> {
  if (!(kept instanceof Object)) return {};
  const used: Record<string, ReportValues> = {};
  for (const [className, values] of Object.entries(kept)) {
    const result = v.safeParse(valuesSchema, values);
    if (result.success) used[className] = result.output;
  }
  return used;
}

/** What stands in the fields of a report that was never loaded: this month until today, and this year until this month. */
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
 * The values with another one. The beginning of a period moves its end along when it comes to lie after it, and the
 * reverse. Specification 001 section 3.
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

/** The parameters of a report for which nothing is chosen. */
export function missingParameters(
  parameters: readonly ReportParameter[],
  values: ReportValues,
): ReportParameter[] {
  return parameters.filter((name) => name !== 'person' && values[name] === null);
}

/** A parameter as it is sent. */
export interface WireParameter {
  Item1: string;
  Item2: string;
}

/**
 * The parameters of a report as they are sent, in the order of the report, always with the language. ASSUMED: days and
 * months are texts in the form of date-times, an account is its id. Decisions sections 8 and 12.
 *
 * @throws RangeError a parameter is missing
 */
export function toWireParameters(
  parameters: readonly ReportParameter[],
  values: ReportValues,
  { personRef, language }: { personRef: string; language: Language },
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
