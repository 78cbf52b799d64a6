import type * as v from 'valibot';
import { fromWireDate, fromWireDateTime, fromWireMonth } from '../core/wire.ts';
import type {
  MonthAccount,
  WorkedTime,
  Worksheet,
  WorksheetDay,
  WorksheetRow,
  WorksheetStamp,
} from './worksheet.ts';
import type { monthAccountSchema, worksheetRowSchema, worksheetSchema } from './worksheet.wire.ts';

type WireWorksheet = v.InferOutput<typeof worksheetSchema>;
type WireRow = v.InferOutput<typeof worksheetRowSchema>;

/** Maps a worksheet from the backend's spelling; each error is added to the row of its day. @requirement worksheet-39 */
export function toWorksheet(wire: WireWorksheet): Worksheet {
  const accounts = wire.PracListMesUcty.map(toMonthAccount);
  const errors = wire.PracListChyby.map(({ DEN, CHYBA }) => ({ day: fromWireDate(DEN), text: CHYBA }));
  const rows = wire.IpodensmenCeleks.flatMap((row) => toRow(row, accounts, errors));
  const days = new Set(rows.map((row) => (row.kind === 'day' ? row.day : null)));
  const signature = toStamp(wire.Podepsal, wire.PodepsalKdy);
  return {
    month: fromWireMonth(wire.Mesic),
    fullName: wire.CeleJmeno,
    personalNumber: wire.OC,
    centreName: wire.Stredisko,
    model: wire.Model,
    confirmation: toStamp(wire.Potvrdil, wire.PotvrdilKdy),
    approval: toStamp(wire.Schvalil, wire.SchvalilKdy),
    // A signature without a kind is electronic.
    signature:
      signature || wire.PodepsalKind
        ? { ...(signature ?? { by: '', at: null }), kind: wire.PodepsalKind ?? 'electronic' }
        : null,
    canSign: wire.canSign,
    isAnyPublished: wire.AnyPublished,
    containsUnpublished: wire.ContainsUnpublished,
    rows,
    otherErrors: errors.filter(({ day }) => !days.has(day)),
    accounts,
    fund: {
      shiftMinutes: wire.FondDlePlanuSmenMinuty,
      shiftCount: wire.FondDlePlanuSmenSmeny,
      calendarMinutes: wire.FondDleKalendareMinuty,
      statutoryMinutes: wire.FondStanovDleKalendareMinuty,
    },
    hasCalendarFund: wire.ZobrazitKalFond,
    sums: {
      workedMinutes: wire.SumOdprac,
      excusedMinutes: wire.SumOmluv,
      unexcusedMinutes: wire.SumOmluvNe,
      balanceMinutes: wire.SumSaldo,
    },
    carry: {
      fromPreviousMinutes: wire.PrevodMinuly,
      balanceMinutes: wire.SumSaldoSprevodem,
      toNextMinutes: wire.PrevodDoDalsiho,
      nextBalanceMinutes: wire.SaldoVPristim,
    },
    hasAttachments: wire.showAttachments,
  };
}

/** Maps a stamp; null if it has neither a name nor a time. */
function toStamp(by: string, at: string | null): WorksheetStamp | null {
  return by === '' && at === null ? null : { by, at: at === null ? null : fromWireDateTime(at) };
}

/** Maps a row; a row that has no day and is no sum is left out. */
function toRow(
  wire: WireRow,
  accounts: readonly MonthAccount[],
  errors: Worksheet['otherErrors'],
): WorksheetRow[] {
  const time: WorkedTime = {
    workedMinutes: wire.ODPRAC,
    excusedMinutes: wire.OMLUV,
    unexcusedMinutes: wire.OMLUV_NE,
    balanceMinutes: wire.SALDO,
  };
  const heading = wire.RowHeader || null;
  if (wire.SumFooter) return [{ kind: 'weekSum', heading, ...time }];
  if (wire.DEN === null) return [];
  const day = fromWireDate(wire.DEN);
  const row: WorksheetDay = {
    kind: 'day',
    day,
    heading,
    shiftName: wire.SMENA_NAZEV,
    passes: wire.Pruchody.map(({ CasPruchodu, TypPruchoduTxt }) => ({
      at: fromWireDateTime(CasPruchodu),
      text: TypPruchoduTxt,
    })).toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))),
    note: wire.Poznamka,
    accountName: wire.UCET_VISIBILITY ? nameOfAccount(wire.UCET, accounts) : null,
    errors: errors.filter((error) => error.day === day).map(({ text }) => text),
    ...time,
  };
  return [row];
}

/** Returns the name of an account by its id. A text that is no id is the name itself; an unknown number has none. */
function nameOfAccount(account: number | string | null, accounts: readonly MonthAccount[]): string | null {
  const named = accounts.find(({ id }) => String(id) === String(account));
  if (named) return named.name || null;
  return typeof account === 'string' && account !== '' ? account : null;
}

function toMonthAccount(wire: v.InferOutput<typeof monthAccountSchema>): MonthAccount {
  return { id: wire.Ucet, name: wire.Nazev, minutes: wire.Hodiny, days: wire.Dny };
}
