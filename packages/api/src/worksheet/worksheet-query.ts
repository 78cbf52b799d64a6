import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Language } from '../core/language.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import { signatureVersion, toWireDate, toWireMonth } from '../core/wire.ts';
import { readAgain } from '../core/writes/read-again.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { settleWrite } from '../core/writes/settle-write.ts';
import { toWorksheet } from './to-worksheet.ts';
import { toWorksheetParameters } from './worksheet-parameters.ts';
import type { WorksheetParameters } from './worksheet-parameters.ts';
import type { Worksheet } from './worksheet.ts';
import { getWorksheetParameters, postWorksheet, postWorksheetSignature } from './worksheet.wire.ts';

/** Whose worksheet of which month. */
export interface WorksheetId {
  personRef: string;
  month: LocalMonth;
}

/** Which worksheet is asked for, and up to which day. */
export interface WorksheetRequest extends WorksheetId {
  /** The last day that is reckoned with, see `worksheetEndDate`. */
  endDate: LocalDate;
  /** The server words shifts, passes and accounts in it. */
  language: Language;
}

/** Asks for somebody's worksheet of a month; null: there is none. */
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
 * What is shown of a worksheet while it is asked for up to another day: the one before, of the same person, month and
 * language.
 *
 * @param worksheet the one that is shown
 * @param before what was asked for then
 * @param now what is asked for
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

/** Asks how the organisation shows worksheets. It holds for the whole session. */
export function worksheetParametersQuery() {
  return queryOptions({
    queryKey: ['worksheet', 'parameters'],
    queryFn: async ({ client, signal }): Promise<WorksheetParameters> =>
      toWorksheetParameters(await transportOf(client).call(getWorksheetParameters, {}, { signal })),
    staleTime: Infinity,
  });
}

/** A worksheet that the user signs. */
export interface WorksheetSignature extends WorksheetRequest {
  /** Default `send`. */
  step?: WriteStep;
}

/**
 * Signs a worksheet. A refusal (not confirmed, signed already, no right) is an HttpError with the server's words. After an
 * unknown outcome the worksheet says whether it is signed.
 */
export function signWorksheetMutation() {
  return mutationOptions({
    mutationKey: ['worksheet', 'sign'],
    mutationFn: ({ step = 'send', ...request }: WorksheetSignature, { client }) =>
      settleWrite({
        step,
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
