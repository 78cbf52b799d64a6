import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

/** An item of the server's hierarchy: a report, a group, or both. */
export interface WireReportItem {
  caption: string;
  /** The class of the report; null for a group. */
  className: string | null;
  items: WireReportItem[];
}

/** An item whose optional fields may be missing. */
export interface SentReportItem {
  caption: string;
  className?: string | null | undefined;
  items?: SentReportItem[] | null | undefined;
}

/** The schema of an item of the hierarchy. */
export const reportItemSchema: v.GenericSchema<SentReportItem, WireReportItem> = v.object({
  caption: v.string(),
  className: v.nullish(v.string(), null),
  items: v.nullish(v.array(v.lazy(() => reportItemSchema)), []),
});

/**
 * The reports of the server. `culture` is `en`, `cs` or `sk`, `callingApp` is `SelfService`. ASSUMED: the group of imported reports
 * has the caption `ImportedReports`, or its name in one of the three languages.
 * @requirement reports-23
 */
export const getReportHierarchy = endpoint({
  method: 'GET',
  path: '/api/Reports/ReportsHierarchicalData',
  query: v.object({ culture: v.string(), callingApp: v.string() }),
  answer: v.array(reportItemSchema),
  auth: 'bearer',
});

/**
 * Makes a report: `Value` is its class, `Value2` its parameters. Returns a PDF in base64. ASSUMED: days and months are
 * texts in the form of date-times, an account is its id.
 * @requirement reports-21, reports-22
 */
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

/**
 * The vacation accounts in a language; with `Value2` true, only those with a workflow. ASSUMED: reports offer those without a
 * workflow too.
 * @requirement reports-24
 */
export const postHolidayAccounts = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetIpocacsHoliday',
  body: v.object({ Value: v.string(), Value2: v.boolean() }),
  answer: v.array(v.object({ ID_UCET: v.number(), NAZEV: v.string(), ZKRATKA: v.nullish(v.string(), '') })),
  auth: 'bearer',
});
