import { markdownTable } from '../../../tools/markdown.ts';
import { median } from '../report/median.ts';
import { devices } from '../run/cases.ts';
import type { DeviceId } from '../run/cases.ts';
import type { PressResult } from './measure-press.ts';
import type { Press } from './press.ts';

/** The results of a press and of the bare press before it. */
export interface PressFinding {
  /** Name of the press. */
  press: string;
  device: DeviceId;
  own: PressResult;
  floor: PressResult;
}

/** The summarized results of a press on a device. */
export interface PressFigures {
  /** Milliseconds until the result was painted: the 75th percentile. */
  painted: number;
  /** Milliseconds of work of the main thread: the median. */
  work: number;
  /**
   * The least work divided by the median work of all bare presses on the device. Other programs only add work, so the
   * minimum is the most accurate for a press. The minimum of the short bare press varies too much.
   */
  ratio: number;
}

/** Summarizes the findings of a press; null if it was not measured. */
export function figuresOf(
  findings: readonly PressFinding[],
  name: string,
  device: DeviceId,
): PressFigures | null {
  const onDevice = findings.filter((finding) => finding.device === device);
  const own = onDevice.filter((finding) => finding.press === name);
  if (own.length === 0) return null;
  const painted = own.map((finding) => finding.own.painted).toSorted((a, b) => a - b);
  return {
    painted: painted[Math.ceil(painted.length * 0.75) - 1] ?? NaN,
    work: median(own.map((finding) => finding.own.work)),
    ratio:
      Math.min(...own.map((finding) => finding.own.work)) / median(onDevice.map(({ floor }) => floor.work)),
  };
}

/** Returns a table of all presses. */
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

/** A budget of a press and the measured value. */
export interface PressVerdict {
  /** Name of the measure, the press and the device. */
  rule: string;
  value: number;
  limit: number;
  /** The unit of both. */
  unit: string;
}

/**
 * The budgets to check: only the work relative to the bare press, which does not depend on the machine, or also the
 * time.
 */
export type Judged = 'work' | 'time and work';

/** Compares the findings with the budgets. */
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

/** Returns whether a budget is kept. A missing value exceeds it. */
export function isKept({ value, limit }: PressVerdict): boolean {
  return value <= limit;
}

/** Returns a verdict as a line of the report. */
export function verdictLine(verdict: PressVerdict): string {
  const { rule, value, limit, unit } = verdict;
  return `${isKept(verdict) ? '✓' : '✗'} ${rule}: ${value.toFixed(1)}${unit}, at most ${limit}${unit}`;
}
