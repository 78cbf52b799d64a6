import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

/** An entry of the server's hierarchy: a report, a group, or both. */
export interface WireReportItem {
  caption: string;
  /** The class by which the server knows the report; null for a group. */
  className: string | null;
  items: WireReportItem[];
}

/** What may be left out of an entry. */
export interface SentReportItem {
  caption: string;
  className?: string | null | undefined;
  items?: SentReportItem[] | null | undefined;
}

/** Decisions section 8. */
export const reportItemSchema: v.GenericSchema<SentReportItem, WireReportItem> = v.object({
  caption: v.string(),
  className: v.nullish(v.string(), null),
  items: v.nullish(v.array(v.lazy(() => reportItemSchema)), []),
});

/** The reports that the server adds. `culture` is `en`, `cs` or `sk`, `callingApp` is `SelfService`. */
export const getReportHierarchy = endpoint({
  method: 'GET',
  path: '/api/Reports/ReportsHierarchicalData',
  query: v.object({ culture: v.string(), callingApp: v.string() }),
  answer: v.array(reportItemSchema),
  auth: 'bearer',
});

/** Makes a report: `Value` is its class, `Value2` names its parameters. Answers a PDF in base64. */
export const postReport = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetReport',
  body: v.object({
    Value: v.string(),
    Value2: v.array(v.object({ Item1: v.string(), Item2: v.string() })),
  }),
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** The accounts that count as vacation, in a language; `Value2` true: only those with a workflow. */
export const postHolidayAccounts = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetIpocacsHoliday',
  body: v.object({ Value: v.string(), Value2: v.boolean() }),
  answer: v.array(v.object({ ID_UCET: v.number(), NAZEV: v.string(), ZKRATKA: v.string() })),
  auth: 'bearer',
});
