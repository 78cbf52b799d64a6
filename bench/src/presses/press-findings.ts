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
