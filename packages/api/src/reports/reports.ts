import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Language } from '../core/language.ts';
import { getAccountsTranslations } from '../presence/presence.wire.ts';
import { decodeReport } from './decode-report.ts';
import type { ReportGroup } from './report-groups.ts';
import { toServerGroups } from './report-groups.ts';
import type { WireParameter } from './report-values.ts';
import { getReportHierarchy, postHolidayAccounts, postReport } from './reports.wire.ts';

/** How long lists that hardly ever change count as known. */
const knownForMs = 5 * 60_000;
/** How long a report may take before it counts as failed: the server works on it, and the person can cancel it. */
const reportTimeoutMs = 5 * 60_000;

/** Asks for the reports that the server adds to the built-in ones; it names them in the language. */
export function serverReportsQuery(language: Language) {
  return queryOptions({
    queryKey: ['reports', 'hierarchy', language],
    queryFn: async ({ client, signal }): Promise<ReportGroup[]> => {
      const query = { culture: language, callingApp: 'SelfService' };
      return toServerGroups(await transportOf(client).call(getReportHierarchy, { query }, { signal }));
    },
    staleTime: knownForMs,
  });
}

/** An account that a report can be made for. */
export interface ReportAccount {
  /** As it is sent. */
  id: string;
  name: string;
}

/** Asks for the accounts that count as vacation, which the server names in the language. ASSUMED: also without a workflow. */
export function holidayAccountsQuery(language: Language) {
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
 * Asks for the accounts of a day, in the language. ASSUMED: the daily accounts are those that the translations of accounts
 * name.
 */
export function dailyAccountsQuery(language: Language) {
  return queryOptions({
    queryKey: ['reports', 'dailyAccounts', language],
    queryFn: async ({ client, signal }): Promise<ReportAccount[]> => {
      const accounts = await transportOf(client).call(getAccountsTranslations, {}, { signal });
      return accounts.map(({ PK_VALUE, PREKLAD }) => ({ id: PK_VALUE.trim(), name: PREKLAD.trim() }));
    },
    staleTime: knownForMs,
  });
}

/** A report to be made. */
export interface ReportRequest {
  className: string;
  /** See `toWireParameters`. */
  parameters: WireParameter[];
  /** Cancels the report. */
  signal: AbortSignal;
}

/** What has become of a report. */
export type ReportOutcome =
  | { kind: 'loaded'; pdf: Uint8Array<ArrayBuffer> }
  /** It was cancelled. */
  | { kind: 'cancelled' };

/**
 * Lets the server make a report. Specification 001 section 7.
 *
 * @throws UnreadableReportError what came is no PDF
 */
export function loadReportMutation() {
  return mutationOptions({
    mutationKey: ['reports', 'load'],
    async mutationFn({ className, parameters, signal }: ReportRequest, { client }): Promise<ReportOutcome> {
      try {
        const body = { Value: className, Value2: parameters };
        const options = { signal, timeoutMs: reportTimeoutMs };
        return {
          kind: 'loaded',
          pdf: decodeReport(await transportOf(client).call(postReport, { body }, options)),
        };
      } catch (error) {
        // What was asked for is no failure that anybody need be told of.
        if (signal.aborted) return { kind: 'cancelled' };
        throw error;
      }
    },
  });
}
