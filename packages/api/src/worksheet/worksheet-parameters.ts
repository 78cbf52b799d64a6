import type * as v from 'valibot';
import type { ComputeToToday } from './compute-to-today-choices.ts';
import type { getWorksheetParameters } from './worksheet.wire.ts';

/** How the organisation shows worksheets. Specification 001 section 3. */
export interface WorksheetParameters {
  /** For so many days after the start of a month the previous one is shown; null: always. */
  previousMonthDays: number | null;
  /** Up to which day of the current month is reckoned where the user has not chosen. */
  computeToToday: ComputeToToday;
  /** Amounts are shown as decimal hours instead of `h:mm`. */
  hasDecimalHours: boolean;
  /** What the dialog of signing says, up to three paragraphs; empty: the product's own wording stands. */
  signTexts: readonly string[];
}

/** By the backend's mode. Decisions on the worksheet. */
const modes = new Map<string, ComputeToToday>([
  ['0', 'off'],
  ['1', 'yesterday'],
  ['2', 'today'],
]);

/** Maps the parameters; what is missing or says nothing takes its default. */
export function toWorksheetParameters(
  wire: v.InferOutput<typeof getWorksheetParameters.answer>,
): WorksheetParameters {
  const texts = new Map(wire.map(({ NAZEV, HODNOTA }) => [NAZEV, HODNOTA.trim()]));
  const days = texts.get('PLIST_FORDAY') ?? '';
  return {
    previousMonthDays: /^\d+$/.test(days) ? Number(days) : null,
    computeToToday: modes.get(texts.get('PLIST_CBPOCDO') ?? '') ?? 'today',
    hasDecimalHours: texts.get('VYP_ZOBRHODDEC') === '1',
    signTexts: ['PLIST_TEXT', 'PLIST_TEXT2', 'PLIST_TEXT3']
      .map((name) => texts.get(name) ?? '')
      .filter((each) => each !== ''),
  };
}
