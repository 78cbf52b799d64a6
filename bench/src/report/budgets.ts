import { median } from './median.ts';
import { devices, listCases } from '../run/cases.ts';
import type { DeviceId, ListCase, Pace, Size, Task } from '../run/cases.ts';
import {
  heapOf,
  isFloorStuck,
  listFrameRatio,
  listPaintRatio,
  mostElements,
  ratioToFloor,
  scrollOf,
  timeOf,
  workRatio,
} from './findings.ts';
import type { Findings, PaintTime, ScrollWay } from './findings.ts';

/** A budget with the measured value. */
export interface Verdict {
  /** Name of the budget. */
  rule: string;
  /** The measured value. */
  value: number;
  /** The maximum; infinite if the machine was too busy to judge it. */
  limit: number;
  /** The unit of both. */
  unit: string;
}

/** Returns whether a budget could be judged. */
export function isJudged({ limit }: Verdict): boolean {
  return limit !== Infinity;
}

/** Returns whether a budget is kept or could not be judged. A missing value exceeds it. */
export function isKept(verdict: Verdict): boolean {
  return !isJudged(verdict) || verdict.value <= verdict.limit;
}

/** A share of missed frames that users do not notice: five in three seconds. */
const fewMissed = 0.03;
const mostMissed = 0.15;
/** Two frames at 60 Hz in milliseconds, with the rounding of the browser. */
const twoFrames = 33.5;

const paintLimits: Record<DeviceId, Record<Size, number>> = {
  wide: { 50: 1.5, 200: 1.7, 1000: 1.7 },
  phone: { 50: 1.5, 200: 2.3, 1000: 2.3 },
};

/** Maximum time of the list as a multiple of the bare list: until it is painted, and for a frame while scrolling. */
const listLimits: Record<Pace, { painted: number; work: number }> = {
  reading: { painted: 2, work: 1.1 },
  fling: { painted: 2, work: 1.25 },
};

/**
 * Compares the timeline and the list with their budgets. Limits of times are multiplied by `noise`, which is 1 on an
 * idle machine. With noise, the processor time is used instead of the clock if it is shorter, because waiting for the
 * processor is not caused by the page. Limits of counts are not raised.
 */
export function verdicts(findings: Findings, noise: number): Verdict[] {
  const sizes = [...new Set(findings.paints.map(({ persons }) => persons))];
  const among = (task: Task, device: DeviceId, list: Verdict[]) =>
    isFloorStuck(findings, device, task) ? list.map(withoutValue) : list;
  return [
    ...devices.flatMap(({ id }) => [
      ...among('paint', id, [
        ...sizes.flatMap((persons) => paintVerdicts(findings, id, persons, noise)),
        growth(findings, id, noise),
      ]),
      ...among(
        'scroll',
        id,
        (['position', 'wheel'] as const).flatMap((scroll) => scrollVerdicts(findings, id, scroll, noise)),
      ),
      {
        rule: `Elements in the page, ${id}`,
        value: mostElements(findings, 'timeline', id),
        limit: 1000,
        unit: '',
      },
    ]),
    ...among('heap', 'wide', [
      { rule: 'Heap of a week of 1000 persons', value: heapOf(findings, 'timeline'), limit: 5, unit: ' MB' },
    ]),
    ...listCases.flatMap((taken) => among('list', taken.device, listVerdicts(findings, taken))),
    // 18.4 kB with 8% of air.
    { rule: 'Size of the timeline, gzip', value: findings.kilobytes, limit: 19.8, unit: ' kB' },
  ];
}

/** A missing value is not judged if the browser was stuck even with the floor. */
function withoutValue(verdict: Verdict): Verdict {
  return Number.isNaN(verdict.value) ? { ...verdict, limit: Infinity } : verdict;
}

/** Both lists are compared by processor time, measured in turns, which other load hardly affects. */
function listVerdicts(findings: Findings, { pace, device }: ListCase): Verdict[] {
  const unit = ' × bare list';
  return [
    {
      rule: `List of 2000 rows to painted, ${device}`,
      value: listPaintRatio(findings, device),
      limit: listLimits[pace].painted,
      unit,
    },
    {
      rule: `Work of a frame, list, ${pace}, ${device}`,
      value: listFrameRatio(findings, device),
      limit: listLimits[pace].work,
      unit,
    },
  ];
}

function best(values: number[]): number {
  return values.length > 0 ? Math.min(...values) : NaN;
}

function witness(noise: number, clock: number, processor: number): number {
  return noise > 1 ? Math.min(clock, processor) : clock;
}

function paintVerdicts(findings: Findings, device: DeviceId, persons: Size, noise: number): Verdict[] {
  const ratio = (time: PaintTime) => ratioToFloor(findings, { subject: 'timeline', device, persons }, time);
  return [
    {
      rule: `Data to painted, ${device}, ${persons} persons`,
      value: witness(noise, ratio('painted'), ratio('processor')),
      limit: paintLimits[device][persons] * noise,
      unit: ' × floor',
    },
    {
      rule: `Next week, ${device}, ${persons} persons`,
      value: witness(noise, ratio('nextWeek'), ratio('nextProcessor')),
      limit: 2 * noise,
      unit: ' × floor',
    },
  ];
}

function growth(findings: Findings, device: DeviceId, noise: number): Verdict {
  const times = (time: PaintTime) => {
    const [large, small] = ([1000, 50] as const).map((persons) =>
      timeOf(findings, { subject: 'timeline', device, persons }, time),
    );
    return (large ?? NaN) / (small ?? NaN);
  };
  return {
    rule: `Data to painted, ${device}, 1000 persons against 50`,
    value: witness(noise, times('painted'), times('processor')),
    limit: 1.2 * noise,
    unit: ' ×',
  };
}

/**
 * Other load on the machine can only remove frames, so with noise the best round of floor and timeline counts. Scrolls
 * by position are then judged by the work of a frame: if a frame's time is nearly used up, a little other load costs
 * many frames.
 */
function scrollVerdicts(findings: Findings, device: DeviceId, scroll: ScrollWay, noise: number): Verdict[] {
  const isNoisy = noise > 1;
  const pick = isNoisy ? best : median;
  const floor = scrollOf(findings, 'floor', device, scroll, pick);
  const { missed, slowFrame, blank } = scrollOf(findings, 'timeline', device, scroll, pick);
  const name = `${device}, by ${scroll}`;
  const blankRows: Verdict = {
    rule: `Frames with a blank row, ${name}`,
    value: blank * 100,
    // A scroll starts with a frame that is painted before the page is notified: of few frames that is more than 1%.
    limit: isNoisy && scroll === 'position' ? 2 : 1,
    unit: ' %',
  };
  if (isNoisy && scroll === 'position') {
    const value = workRatio(findings, device);
    return [{ rule: `Work of a frame, ${name}`, value, limit: 1.2 * noise, unit: ' × floor' }, blankRows];
  }
  const isMute = isNoisy && floor.missed > mostMissed;
  const most = Math.min(Math.max(fewMissed, 1.5 * floor.missed), mostMissed) * noise;
  const limited = (rule: string, value: number, limit: number, unit: string): Verdict => ({
    rule: `${rule}, ${name}`,
    value,
    limit: isMute ? Infinity : limit,
    unit,
  });
  return [
    limited('Missed frames', missed * 100, most * 100, ' %'),
    limited('Frame that one in twenty surpasses', slowFrame, twoFrames * noise, ' ms'),
    blankRows,
  ];
}
