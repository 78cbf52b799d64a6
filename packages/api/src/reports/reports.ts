import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { BackendLanguage } from '../core/language.ts';
import { getAccountsTranslations } from '../presence/presence.wire.ts';
import { decodeReport } from './decode-report.ts';
import type { ReportGroup } from './report-groups.ts';
import { toServerGroups } from './report-groups.ts';
import type { WireParameter } from './report-values.ts';
import { getReportHierarchy, postHolidayAccounts, postReport } from './reports.wire.ts';

/** How long lists that rarely change stay fresh. */
const knownForMs = 5 * 60_000;
/** Timeout of a report: the server may work for a while, and the person can cancel it. */
const reportTimeoutMs = 5 * 60_000;

/** Fetches the reports of the server, with names in the language. @requirement reports-23 */
export function serverReportsQuery(language: BackendLanguage) {
  return queryOptions({
    queryKey: ['reports', 'hierarchy', language],
    queryFn: async ({ client, signal }): Promise<ReportGroup[]> => {
      const query = { culture: language, callingApp: 'SelfService' };
      return toServerGroups(await transportOf(client).call(getReportHierarchy, { query }, { signal }));
    },
    staleTime: knownForMs,
  });
}

/** An account to choose for a report. */
export interface ReportAccount {
  /** The id as sent. */
  id: string;
  name: string;
}

/**
 * Fetches the vacation accounts, with names in the language. Includes those without a workflow.
 * @requirement reports-24
 */
export function holidayAccountsQuery(language: BackendLanguage) {
  return queryOptions({
    queryKey: ['reports', 'holidayAccounts', language],
    queryFn: async ({ client, signal }): Promise<ReportAccount[]> => {
      const body = { Value: language, Value2: false };
      const accounts = await transportOf(client).call(postHolidayAccounts, { body }, { signal });
      return accounts.map(({ ID_UCET, NAZEV }) => ({ id: String(ID_UCET), name: NAZEV }));
    },
    staleTime: knownForMs,
  });
}

/**
 * Fetches the accounts of daily accounts, in the language: they are the accounts of the translations.
 * @requirement reports-24
 */
export function dailyAccountsQuery(language: BackendLanguage) {
  return queryOptions({
    queryKey: ['reports', 'dailyAccounts', language],
    queryFn: async ({ client, signal }): Promise<ReportAccount[]> => {
      const accounts = await transportOf(client).call(getAccountsTranslations, {}, { signal });
      return accounts.map(({ PK_VALUE, PREKLAD }) => ({
        id: PK_VALUE.trim(),
        name: PREKLAD.trim() || PK_VALUE.trim(),
      }));
    },
    staleTime: knownForMs,
  });
}

/** A report to load. */
export interface ReportRequest {
  className: string;
  /** See `toWireParameters`. */
  parameters: WireParameter[];
  /** Cancels the report. */
  signal: AbortSignal;
}

/** The outcome of a report. */
export type ReportOutcome =
  | { kind: 'loaded'; pdf: Uint8Array<ArrayBuffer> }
  /** The user has cancelled it. */
  | { kind: 'cancelled' };

/**
 * Loads a report.
 *
 * @throws UnreadableReportError if the response is not a PDF
 * @requirement reports-21, reports-22
 */
export function loadReportMutation() {
  return mutationOptions({
    mutationKey: ['reports', 'load'],
    // A report may have many megabytes.
    gcTime: 0,
    async mutationFn({ className, parameters, signal }: ReportRequest, { client }): Promise<ReportOutcome> {
      try {
        const body = { Value: className, Value2: parameters };
        const options = { signal, timeoutMs: reportTimeoutMs };
        const text = await transportOf(client).call(postReport, { body }, options);
        return { kind: 'loaded', pdf: await decodeReport(text, signal) };
      } catch (error) {
        // A report that the user cancelled is not a failure.
        if (signal.aborted) return { kind: 'cancelled' };
        throw error;
      }
    },
  });
}
