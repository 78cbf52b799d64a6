import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import { canComputeToToday, worksheetEndDate } from '@selfservice/api/worksheet/compute-to-today';
import {
  placeholderWorksheet,
  worksheetParametersQuery,
  worksheetQuery,
} from '@selfservice/api/worksheet/worksheet-query';
import type { WorksheetRequest } from '@selfservice/api/worksheet/worksheet-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';

/** The worksheet to fetch. */
export interface WorksheetChoice {
  personRef: string;
  /** Null while the default month is unknown. */
  month: LocalMonth | null;
  /** The user's choice on this device; null: the organisation's setting. */
  computeToToday: ComputeToToday | null;
  /** The current day of the injected clock. */
  today: LocalDate;
}

/** Fetches the worksheet of a month and the organisation's settings, then the neighbouring months. */
export function useWorksheet({ personRef, month, computeToToday, today }: WorksheetChoice) {
  const language = useBackendLanguage();
  const client = useQueryClient();
  const parameters = useQuery(worksheetParametersQuery());
  const choice = computeToToday ?? parameters.data?.computeToToday ?? null;
  const request = requestOf(month ?? monthOf(today), { personRef, language, choice, today });
  const worksheet = useQuery({
    ...worksheetQuery(request),
    // In the current month the end depends on the settings, which may still be loading.
    enabled: month !== null && (choice !== null || !canComputeToToday(month, today)),
    placeholderData: (shown, query) =>
      placeholderWorksheet(shown, query?.queryKey[2] as WorksheetRequest | undefined, request),
  });
  const isKnown = worksheet.data !== undefined && parameters.data !== undefined;
  useEffect(() => {
    // The neighbours are fetched after the month itself, and only once.
    if (!isKnown || month === null) return;
    for (const way of [-1, 1]) {
      const neighbour = requestOf(addMonths(month, way), { personRef, language, choice, today });
      void client.prefetchQuery({ ...worksheetQuery(neighbour), staleTime: Infinity });
    }
  }, [client, month, isKnown, personRef, language, choice, today]);
  return {
    parameters: parameters.data,
    /** The worksheet; undefined until it and the settings have loaded, null for none. */
    worksheet: isKnown ? worksheet.data : undefined,
    /** The day to which the current month is computed; null while unknown. */
    choice,
    /** The day to which the shown worksheet is computed; the whole month while another one loads. */
    computedTo:
      choice !== null && month !== null && canComputeToToday(month, today) && !worksheet.isPlaceholderData
        ? choice
        : ('off' as const),
    error: worksheet.error ?? (parameters.data ? null : parameters.error),
    isFetching: worksheet.isFetching || parameters.isFetching,
    /** Fetches what failed again. */
    retry() {
      if (!parameters.data) void parameters.refetch();
      if (worksheet.isError) void worksheet.refetch();
    },
    /** The worksheet that is fetched. */
    request,
  };
}

interface RequestOptions {
  personRef: string;
  language: BackendLanguage;
  choice: ComputeToToday | null;
  today: LocalDate;
}

function requestOf(month: LocalMonth, { choice, today, ...rest }: RequestOptions): WorksheetRequest {
  return { ...rest, month, endDate: worksheetEndDate(month, choice ?? 'off', today) };
}
