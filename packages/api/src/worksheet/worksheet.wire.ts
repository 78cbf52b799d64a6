import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime } from '../core/wire.ts';

/** Whole minutes, perhaps negative, or nothing known. Decisions on the worksheet. */
const minutes = v.nullish(v.number(), null);
const text = v.nullish(v.string(), '');
const moment = v.nullish(wireDateTime, null);
const flag = v.nullish(v.boolean(), false);

/** Specification 001 section 3: worksheet day row; with `SumFooter` it sums a week. */
export const worksheetRowSchema = v.object({
  /** The row's day. ASSUMED: of a row that sums a week its last day, or null. */
  DEN: moment,
  ODPRAC: minutes,
  OMLUV: minutes,
  OMLUV_NE: minutes,
  SALDO: minutes,
  Pruchody: v.nullish(v.array(v.object({ CasPruchodu: wireDateTime, TypPruchoduTxt: text })), []),
  SMENA_NAZEV: text,
  Poznamka: text,
  /** ASSUMED: the id of one of the month's accounts, or the account's own name. */
  UCET: v.nullish(v.union([v.number(), v.string()]), null),
  /** ASSUMED: whether the account may be shown. */
  UCET_VISIBILITY: v.nullish(v.boolean(), true),
  /** A heading over the row. */
  RowHeader: v.nullish(v.string(), null),
  SumFooter: flag,
});

/** Specification 001 section 3: month account row. */
export const monthAccountSchema = v.object({
  Ucet: v.union([v.number(), v.string()]),
  Nazev: text,
  Hodiny: minutes,
  /** Days, with fractions. */
  Dny: v.nullish(v.number(), null),
});

/** Specification 001 section 3: worksheet. */
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
  PodepsalKind: v.nullish(v.picklist(['hand', 'electronic']), null),
  AnyPublished: v.nullish(v.boolean(), true),
  ContainsUnpublished: flag,
  IpodensmenCeleks: v.array(worksheetRowSchema),
  PracListChyby: v.nullish(v.array(v.object({ DEN: wireDateTime, CHYBA: v.string() })), []),
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
  /** Missing: signing is allowed while the worksheet is confirmed and not signed. */
  canSign: v.nullish(v.boolean(), true),
});

/** Specification 001 section 3: attachment. */
export const attachmentSchema = v.object({
  id_att: v.number(),
  name: v.string(),
  /** Bytes. */
  size: v.nullish(v.number(), 0),
  poznamka: text,
});

/** Somebody's worksheet from the first day of a month to a day of it; null: there is none. */
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

/** How the organisation shows worksheets: texts by their names. */
export const getWorksheetParameters = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetPListParams',
  answer: v.array(v.object({ NAZEV: v.string(), HODNOTA: text })),
  auth: 'bearer',
});

/** Signs: `Value` whose worksheet, `Value2` its month, `Value3` the version marker. */
export const postWorksheetSignature = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_SignWorksheet',
  body: v.object({ Value: v.string(), Value2: wireDateTime, Value3: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

const worksheetOf = { SelectedIxsRef: v.string(), StartDate: wireDateTime };

/** What is attached to a month's worksheet. */
export const postAttachments = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetWorkSheetAttachments',
  body: v.object(worksheetOf),
  answer: v.array(attachmentSchema),
  auth: 'bearer',
});

/**
 * Attaches a file to the worksheet of the person `r` in the month `m` (1 to 12) of the year `y`, with the note `n`. The
 * file's name is the attachment's; one that is taken is refused with 409.
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

/** The attached file with the name `SelectedIxsStr`. */
export const postAttachmentFile = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/DownloadAttachment',
  body: v.object({ ...worksheetOf, SelectedIxsStr: v.string() }),
  answer: v.blob(),
  answerFormat: 'blob',
  auth: 'bearer',
});
