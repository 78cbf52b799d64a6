import type { Language } from '@selfservice/api/core/language';
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
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Which worksheet is shown. */
export interface WorksheetChoice {
  personRef: string;
  /** Null while it is not known which month comes first. */
  month: LocalMonth | null;
  /** What the person has chosen on this device; null: what the organisation says. */
  computeToToday: ComputeToToday | null;
  /** By the injected clock. */
  today: LocalDate;
}

/** The worksheet of a month with the organisation's parameters, its neighbours at hand. */
export function useWorksheet({ personRef, month, computeToToday, today }: WorksheetChoice) {
  const language = useLanguage();
  const client = useQueryClient();
  const parameters = useQuery(worksheetParametersQuery());
  const choice = computeToToday ?? parameters.data?.computeToToday ?? null;
  const request = requestOf(month ?? monthOf(today), { personRef, language, choice, today });
  const worksheet = useQuery({
    ...worksheetQuery(request),
    // Up to which day the current month is reckoned may still have to be learned.
    enabled: month !== null && (choice !== null || !canComputeToToday(month, today)),
    placeholderData: (shown, query) =>
      placeholderWorksheet(shown, query?.queryKey[2] as WorksheetRequest | undefined, request),
  });
  const isKnown = worksheet.data !== undefined && parameters.data !== undefined;
  useEffect(() => {
    // The neighbours come after what was asked for, and only once.
    if (!isKnown || month === null) return;
    for (const way of [-1, 1]) {
      const neighbour = requestOf(addMonths(month, way), { personRef, language, choice, today });
      void client.prefetchQuery({ ...worksheetQuery(neighbour), staleTime: Infinity });
    }
  }, [client, month, isKnown, personRef, language, choice, today]);
  return {
    parameters: parameters.data,
    /** Undefined until it is known with the parameters that say how it is shown; null: there is none. */
    worksheet: isKnown ? worksheet.data : undefined,
    /** Up to which day the current month is reckoned; null until it is known. */
    choice,
    error: worksheet.error ?? (parameters.data ? null : parameters.error),
    isFetching: worksheet.isFetching || parameters.isFetching,
    /** Asks again for what is missing or out of date. */
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
  language: Language;
  choice: ComputeToToday | null;
  today: LocalDate;
}

function requestOf(month: LocalMonth, { choice, today, ...rest }: RequestOptions): WorksheetRequest {
  return { ...rest, month, endDate: worksheetEndDate(month, choice ?? 'off', today) };
}
