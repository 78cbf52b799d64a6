import type * as v from 'valibot';
import type { ComputeToToday } from './compute-to-today-choices.ts';
import type { getWorksheetParameters } from './worksheet.wire.ts';

/** The organisation's settings of worksheets. @requirement worksheet-40 */
export interface WorksheetParameters {
  /** Number of days at the start of a month in which the previous month is the default; null: always. */
  previousMonthDays: number | null;
  /** The day to which the current month is computed before the user chooses. @requirement worksheet-21 */
  computeToToday: ComputeToToday;
  /** Whether amounts are decimal hours instead of `h:mm`. @requirement worksheet-19 */
  hasDecimalHours: boolean;
  /** Paragraphs of the signing dialog, at most three; empty: the product's own wording. @requirement worksheet-24 */
  signTexts: readonly string[];
}

/** The choices by the backend's mode. */
const modes = new Map<string, ComputeToToday>([
  ['0', 'off'],
  ['1', 'yesterday'],
  ['2', 'today'],
]);

/** Maps the parameters; a missing or unreadable one takes its default. @requirement worksheet-40 */
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
