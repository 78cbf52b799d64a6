import type { BackendLanguage } from '@selfservice/api/core/language';
import { languages } from '@selfservice/api/core/language';
import type { postReport } from '@selfservice/api/reports/reports.wire';
import type * as v from 'valibot';
import { coreWords } from '../core/core-words.ts';
import type { Grant } from '../core/database.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { dayOf, isWireDateTime, monthOf } from '../core/wire-dates.ts';
import { accountTranslations } from '../presence/translation-rows.ts';
import { accounts } from '../requests/accounts.ts';
import type { ReportKind } from './report-kinds.ts';
import { reportRefusals } from './report-words.ts';

/** A report to make. */
export interface ReportOrder {
  kind: ReportKind;
  /** The values of its parameters by name: days and months without a time. */
  values: ReadonlyMap<string, string>;
  /** The person of the report. */
  personRef: string;
  language: BackendLanguage;
}

type Sent = v.InferOutput<NonNullable<typeof postReport.body>>['Value2'];

/** Reads the order of a report, or returns the refusal. */
export function readReport(kind: ReportKind, sent: Sent, grant: Grant): ReportOrder | Refusal {
  const values = new Map<string, string>();
  const known = [...kind.parameters, 'lang'];
  for (const { Item1: name, Item2: text } of sent) {
    if (!known.includes(name)) return refuse(400, reportRefusals.unknownParameter(name));
    if (values.has(name)) return refuse(400, reportRefusals.twice(name));
    const value = readValue(name, text, grant);
    if (value instanceof Refusal) return value;
    values.set(name, value);
  }
  const missing = known.find((name) => !values.has(name));
  if (missing) return refuse(400, reportRefusals.missing(missing));
  if (isReversed(values, 'from', 'to') || isReversed(values, 'monthFrom', 'monthTo'))
    return refuse(400, coreWords.wrongOrder);
  return { kind, values, personRef: grant.ref, language: values.get('lang') as BackendLanguage };
}

function isReversed(values: ReadonlyMap<string, string>, first: string, last: string): boolean {
  return (values.get(first) ?? '') > (values.get(last) ?? '');
}

const choices: Record<string, () => readonly string[]> = {
  lang: () => languages,
  source: () => ['all', 'plan', 'worksheet'],
  account: () => accountTranslations('en').map(({ PK_VALUE }) => PK_VALUE),
  holidayAccount: () => holidayAccounts.map(({ id }) => String(id)),
};

/** The vacation accounts. */
export const holidayAccounts = Object.values(accounts).filter(({ isVacation }) => isVacation);

function readValue(name: string, text: string, { ref }: Grant): string | Refusal {
  const wrong = refuse(400, reportRefusals.wrongValue(name, text));
  switch (name) {
    case 'person':
      return text === ref ? text : refuse(403, coreWords.notAllowed);
    case 'date':
    case 'from':
    case 'to':
      return isWireDateTime(text) ? dayOf(text, name) : wrong;
    case 'month':
    case 'monthFrom':
    case 'monthTo':
      return isWireDateTime(text) ? monthOf(text, name) : wrong;
    default:
      return (choices[name]?.() ?? ['true', 'false']).includes(text) ? text : wrong;
  }
}
