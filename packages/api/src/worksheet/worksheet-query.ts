import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Checkable } from '../core/outbox/outbox.ts';
import type { BackendLanguage } from '../core/language.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import { signatureVersion, toWireDate, toWireMonth } from '../core/wire.ts';
import { readAgain } from '../core/outbox/read-again.ts';
import { toWorksheet } from './to-worksheet.ts';
import { toWorksheetParameters } from './worksheet-parameters.ts';
import type { WorksheetParameters } from './worksheet-parameters.ts';
import type { Worksheet } from './worksheet.ts';
import { getWorksheetParameters, postWorksheet, postWorksheetSignature } from './worksheet.wire.ts';

/** The person and the month of a worksheet. */
export interface WorksheetId {
  personRef: string;
  month: LocalMonth;
}

/** The worksheet to fetch, with its last day. */
export interface WorksheetRequest extends WorksheetId {
  /** The last day; see `worksheetEndDate`. */
  endDate: LocalDate;
  /** The language of the server's names for shifts, passes and accounts. */
  language: BackendLanguage;
}

/** Fetches the worksheet of a person and a month; null for none. @requirement worksheet-45 */
export function worksheetQuery(request: WorksheetRequest) {
  const { personRef, month, endDate, language } = request;
  return queryOptions({
    queryKey: ['worksheet', 'month', request],
    queryFn: async ({ client, signal }): Promise<Worksheet | null> => {
      const body = {
        StartDate: toWireDate(localDate(`${month}-01`)),
        EndDate: toWireDate(endDate),
        SelectedIxsRef: personRef,
        Lang: language,
      };
      const answer = await transportOf(client).call(postWorksheet, { body }, { signal });
      return answer && toWorksheet(answer);
    },
    meta: { isPage: true },
  });
}

/**
 * Returns the worksheet to show while the same month loads with another last day: the present one if person, month and
 * language are the same.
 *
 * @param worksheet the present worksheet
 * @param before the request of the present worksheet
 * @param now the new request
 */
export function placeholderWorksheet(
  worksheet: Worksheet | null | undefined,
  before: WorksheetRequest | undefined,
  now: WorksheetRequest,
): Worksheet | undefined {
  const isSame =
    before?.personRef === now.personRef && before.month === now.month && before.language === now.language;
  return isSame ? (worksheet ?? undefined) : undefined;
}

/** Fetches the organisation's settings of worksheets, once in a session. @requirement worksheet-47 */
export function worksheetParametersQuery() {
  return queryOptions({
    queryKey: ['worksheet', 'parameters'],
    queryFn: async ({ client, signal }): Promise<WorksheetParameters> =>
      toWorksheetParameters(await transportOf(client).call(getWorksheetParameters, {}, { signal })),
    staleTime: Infinity,
  });
}

/**
 * Signs a worksheet. A refusal (not confirmed, already signed, no permission) is an `HttpError` with the server's message.
 * After an unknown outcome the worksheet is read again.
 *
 * @requirement worksheet-48, worksheet-52, worksheet-53, worksheet-55
 */
export function signWorksheetMutation() {
  return mutationOptions({
    mutationKey: ['worksheet', 'sign'],
    mutationFn: ({ isCheck, ...request }: WorksheetRequest & Checkable, { client }) =>
      outboxOf(client).settle({
        isCheck,
        key: ['worksheet', 'sign', request.personRef, request.month],
        input: request,
        send: () =>
          transportOf(client).call(postWorksheetSignature, {
            body: {
              Value: request.personRef,
              Value2: toWireMonth(request.month),
              Value3: signatureVersion,
            },
          }),
        async lookUp() {
          const worksheet = await readAgain(client, worksheetQuery(request));
          return worksheet?.signature ? 1 : 0;
        },
      }),
    meta: { invalidates: [['worksheet', 'month'], 'dashboard', 'worksheet-states'] },
  });
}
