import { markdownTable } from '../../../tools/markdown.ts';
import { median } from '../report/median.ts';
import { devices } from '../run/cases.ts';
import type { DeviceId } from '../run/cases.ts';
import type { PressResult } from './measure-press.ts';
import type { Press } from './press.ts';

/** A press, and the bare one just before it. */
export interface PressFinding {
  /** Its name. */
  press: string;
  device: DeviceId;
  own: PressResult;
  floor: PressResult;
}

/** What a press came to on a device. */
export interface PressFigures {
  /** Milliseconds until the answer was painted that three of four presses kept within. */
  painted: number;
  /** Milliseconds that the main thread worked: the median. */
  work: number;
  /** The least work divided by the least work of the bare press: other programs only add work, so the least is nearest to the truth. */
  ratio: number;
}

/** Sums up the findings of a press; null where it was not pressed. */
export function figuresOf(
  findings: readonly PressFinding[],
  name: string,
  device: DeviceId,
): PressFigures | null {
  const own = findings.filter((finding) => finding.press === name && finding.device === device);
  if (own.length === 0) return null;
  const painted = own.map((finding) => finding.own.painted).toSorted((a, b) => a - b);
  return {
    painted: painted[Math.ceil(painted.length * 0.75) - 1] ?? NaN,
    work: median(own.map((finding) => finding.own.work)),
    ratio: least(own.map((finding) => finding.own.work)) / least(own.map((finding) => finding.floor.work)),
  };
}

/** The smallest value; NaN where one could not be measured. */
function least(values: readonly number[]): number {
  return Math.min(...values);
}

/** Everything that was pressed, as a table. */
export function pressTable(findings: readonly PressFinding[], presses: readonly Press[]): string {
  const columns = [
    { title: 'Press' },
    ...devices.flatMap(({ id }) => [
      { title: `Painted, ${id}`, isFigure: true },
      { title: `Work, ${id}`, isFigure: true },
    ]),
    { title: 'Wanted', isFigure: true },
  ];
  const rows = presses.map(({ name, limit }) => [
    name,
    ...devices.flatMap(({ id }) => {
      const figures = figuresOf(findings, name, id);
      return figures
        ? [`${figures.painted} ms`, `${figures.work.toFixed(0)} ms (${figures.ratio.toFixed(0)}×)`]
        : ['–', '–'];
    }),
    `${limit} ms`,
  ]);
  return markdownTable(columns, rows);
}

/** One thing that a press is held to, and what it came to. */
export interface PressVerdict {
  /** Which press, where, and what of it. */
  rule: string;
  value: number;
  limit: number;
  /** What both are counted in. */
  unit: string;
}

/** What is judged: the work beside that of the bare press, which says the same on any machine; or also the time. */
export type Judged = 'work' | 'time and work';

/** Holds what was pressed to its budgets. */
export function pressVerdicts(
  findings: readonly PressFinding[],
  presses: readonly Press[],
  judged: Judged,
): PressVerdict[] {
  return presses.flatMap(({ name, limit, work }) =>
    devices.flatMap(({ id }): PressVerdict[] => {
      const figures = figuresOf(findings, name, id);
      if (!figures) return [];
      const { painted, ratio } = figures;
      return [
        { rule: `Work: ${name}, ${id}`, value: ratio, limit: work, unit: ' × bare press' },
        ...(judged === 'work'
          ? []
          : [{ rule: `Painted: ${name}, ${id}`, value: painted, limit, unit: ' ms' }]),
      ];
    }),
  );
}

/** Whether a budget is kept; what could not be measured breaks it. */
export function isKept({ value, limit }: PressVerdict): boolean {
  return value <= limit;
}

/** A verdict as a line of the report. */
export function verdictLine(verdict: PressVerdict): string {
  const { rule, value, limit, unit } = verdict;
  return `${isKept(verdict) ? '✓' : '✗'} ${rule}: ${value.toFixed(1)}${unit}, at most ${limit}${unit}`;
}
