import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime } from '../core/wire.ts';

/** Whole minutes, perhaps negative; null: unknown. */
const minutes = v.nullish(v.number(), null);
const text = v.nullish(v.string(), '');
const moment = v.nullish(wireDateTime, null);
const flag = v.nullish(v.boolean(), false);

/** The row of a day; with `SumFooter` the sum of a week. @requirement worksheet-7, worksheet-8 */
export const worksheetRowSchema = v.object({
  /** The day of the row. ASSUMED: for the sum of a week its last day, or null. */
  DEN: moment,
  ODPRAC: minutes,
  OMLUV: minutes,
  OMLUV_NE: minutes,
  SALDO: minutes,
  Pruchody: v.nullish(v.array(v.object({ CasPruchodu: wireDateTime, TypPruchoduTxt: text })), []),
  SMENA_NAZEV: text,
  Poznamka: text,
  /** ASSUMED: the id of one of the month's accounts, or the name of an account. */
  UCET: v.nullish(v.union([v.number(), v.string()]), null),
  /** ASSUMED: whether the account may be shown. */
  UCET_VISIBILITY: v.nullish(v.boolean(), true),
  /** A heading above the row. */
  RowHeader: v.nullish(v.string(), null),
  SumFooter: flag,
});

/** The sum of a month on an account. @requirement worksheet-10 */
export const monthAccountSchema = v.object({
  Ucet: v.union([v.number(), v.string()]),
  Nazev: text,
  Hodiny: minutes,
  /** Number of days, with fractions. */
  Dny: v.nullish(v.number(), null),
});

/** The worksheet of a month. @requirement worksheet-39 */
export const worksheetSchema = v.object({
  CeleJmeno: v.string(),
  OC: text,
  Mesic: wireDateTime,
  Stredisko: text,
  Model: text,
  Potvrdil: text,
  PotvrdilKdy: moment,
  Schvalil: text,
  SchvalilKdy: moment,
  Podepsal: text,
  PodepsalKdy: moment,
  /** ASSUMED: a signature without a kind is electronic. */
  PodepsalKind: v.nullish(v.picklist(['hand', 'electronic']), null),
  AnyPublished: v.nullish(v.boolean(), true),
  ContainsUnpublished: flag,
  IpodensmenCeleks: v.array(worksheetRowSchema),
  PracListChyby: v.nullish(v.array(v.object({ DEN: wireDateTime, CHYBA: text })), []),
  PracListMesUcty: v.nullish(v.array(monthAccountSchema), []),
  FondDlePlanuSmenMinuty: minutes,
  /** ASSUMED: a number of shifts. */
  FondDlePlanuSmenSmeny: v.nullish(v.number(), null),
  FondDleKalendareMinuty: minutes,
  FondStanovDleKalendareMinuty: minutes,
  ZobrazitKalFond: flag,
  PrevodMinuly: minutes,
  PrevodDoDalsiho: minutes,
  SaldoVPristim: minutes,
  SumOdprac: minutes,
  SumOmluv: minutes,
  SumOmluvNe: minutes,
  SumSaldo: minutes,
  SumSaldoSprevodem: minutes,
  showAttachments: flag,
  /** Where it is missing, signing is allowed. @requirement worksheet-23 */
  canSign: v.nullish(v.boolean(), true),
});

/** A file that is attached to a worksheet. @requirement worksheet-41 */
export const attachmentSchema = v.object({
  id_att: v.number(),
  name: v.string(),
  /** In bytes. */
  size: v.nullish(v.number(), 0),
  poznamka: text,
});

/** The worksheet of a person from the first day of a month to a day of it; null for none. @requirement worksheet-45 */
export const postWorksheet = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetMonthByLeftPanelParamsSelfService',
  body: v.object({
    StartDate: wireDateTime,
    EndDate: wireDateTime,
    SelectedIxsRef: v.string(),
    /** `en`, `cs` or `sk`. */
    Lang: v.string(),
  }),
  answer: v.nullable(worksheetSchema),
  auth: 'bearer',
});

/** The organisation's settings of worksheets: texts by their names. @requirement worksheet-47 */
export const getWorksheetParameters = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetPListParams',
  answer: v.array(v.object({ NAZEV: v.string(), HODNOTA: text })),
  auth: 'bearer',
});

/** Signs a worksheet: `Value` the person, `Value2` the month, `Value3` the version. @requirement worksheet-48 */
export const postWorksheetSignature = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_SignWorksheet',
  body: v.object({ Value: v.string(), Value2: wireDateTime, Value3: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

const worksheetOf = { SelectedIxsRef: v.string(), StartDate: wireDateTime };

/** The attachments of a month's worksheet. @requirement worksheet-49 */
export const postAttachments = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetWorkSheetAttachments',
  body: v.object(worksheetOf),
  answer: v.array(attachmentSchema),
  auth: 'bearer',
});

/**
 * Attaches a file to the worksheet of the person `r` in the month `m` (1 to 12) of the year `y`, with the note `n`. The name
 * of the file is the name of the attachment; a taken name is refused with 409.
 *
 * @requirement worksheet-50
 */
export const postAttachment = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/UploadAttachment',
  query: v.object({ r: v.string(), m: v.string(), y: v.string(), n: v.string() }),
  body: v.object({ file: v.file() }),
  bodyFormat: 'multipart',
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** The attached file with the name `SelectedIxsStr`. @requirement worksheet-51 */
export const postAttachmentFile = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/DownloadAttachment',
  body: v.object({ ...worksheetOf, SelectedIxsStr: v.string() }),
  answer: v.blob(),
  answerFormat: 'blob',
  auth: 'bearer',
});
