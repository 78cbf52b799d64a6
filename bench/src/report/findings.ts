import type { PaintResult } from '../run/measure-paint.ts';
import type { DeviceId, ListId, Size, SubjectId, Task } from '../run/cases.ts';
import { median } from './median.ts';
import type { ScrollFigures } from './scroll-figures.ts';

/** The subject, the device and the round of a measurement. */
export interface Place {
  /** The round. */
  round: number;
  /** The subject. */
  subject: SubjectId;
  /** The device. */
  device: DeviceId;
}

/** The list, the device and the round of a measurement. */
export interface ListPlace extends Omit<Place, 'subject'> {
  /** The list. */
  subject: ListId;
}

/** The way of scrolling: by setting the scroll position or by the mouse wheel. */
export type ScrollWay = 'position' | 'wheel';

/** All measurements of a run. */
export interface Findings {
  /** Times until the data was painted. */
  paints: (Place & PaintResult & { persons: Size })[];
  /** Scrolls through the list of 1000 people. */
  scrolls: (Place & ScrollFigures & { scroll: ScrollWay })[];
  /** Numbers of elements after scrolling. */
  elements: (Place & { elements: number })[];
  /** Average work of the main thread per frame of a scroll by position, in milliseconds. */
  works: (Place & { work: number })[];
  /** Memory of a week of 1000 people in MB. */
  heaps: (Place & { megabytes: number })[];
  /** Measurements that did not finish in time. */
  stuck: ((Place | ListPlace) & { task: Task })[];
  /** Work of the main thread until a list was painted, in milliseconds. */
  listPaints: (Omit<ListPlace, 'round'> & { work: number })[];
  /** Average work of the main thread per frame of a scrolled list, in milliseconds. */
  listScrolls: (ListPlace & { work: number })[];
  /** The size of the timeline in kB, compressed with gzip. */
  kilobytes: number;
}

/** Returns empty findings with only the size of the timeline, in kB. */
export function noFindings(kilobytes: number): Findings {
  return {
    paints: [],
    scrolls: [],
    elements: [],
    works: [],
    heaps: [],
    stuck: [],
    listPaints: [],
    listScrolls: [],
    kilobytes,
  };
}

/** A case for measuring the time until the data is painted. */
export interface PaintCase {
  /** The subject. */
  subject: SubjectId;
  /** The device. */
  device: DeviceId;
  /** Number of people. */
  persons: Size;
}

/** The times that can be compared. */
export type PaintTime = 'painted' | 'processor' | 'nextWeek' | 'nextProcessor';

/** Returns the median of a time in milliseconds. */
export function timeOf({ paints }: Findings, wanted: PaintCase, time: PaintTime): number {
  return median(paints.filter((paint) => isCase(paint, wanted)).map((paint) => paint[time]));
}

/** Returns the ratio of a time to the floor in the same round: the median of the rounds. */
export function ratioToFloor({ paints }: Findings, wanted: PaintCase, time: PaintTime): number {
  const floors = paints.filter((paint) => isCase(paint, { ...wanted, subject: 'floor' }));
  const own = paints.filter((paint) => isCase(paint, wanted));
  return medianRatio(own, floors, (paint) => paint[time]);
}

/** Returns the median of the ratios to the floor of the same round. Rounds without a floor are ignored. */
function medianRatio<Found extends { round: number }>(
  own: readonly Found[],
  floors: readonly Found[],
  of: (found: Found) => number,
): number {
  return median(
    own.flatMap((one) => {
      const floor = floors.find(({ round }) => round === one.round);
      return floor ? [of(one) / of(floor)] : [];
    }),
  );
}

function isCase(paint: PaintCase, { subject, device, persons }: PaintCase): boolean {
  return paint.subject === subject && paint.device === device && paint.persons === persons;
}

/** Returns the greatest number of elements of a subject in the page. */
export function mostElements({ paints, elements }: Findings, subject: SubjectId, device: DeviceId): number {
  return Math.max(
    ...[...paints, ...elements]
      .filter((one) => one.subject === subject && one.device === device)
      .map((one) => one.elements),
  );
}

/**
 * Returns the summarized figures of the scrolls of a subject; NaN if it was not scrolled this way.
 *
 * @param pick chooses the figure from all rounds
 */
export function scrollOf(
  { scrolls }: Findings,
  subject: SubjectId,
  device: DeviceId,
  scroll: ScrollWay,
  pick: (values: number[]) => number = median,
): ScrollFigures {
  const wanted = scrolls.filter(
    (one) => one.subject === subject && one.device === device && one.scroll === scroll,
  );
  return {
    missed: pick(wanted.map(({ missed }) => missed)),
    slowFrame: pick(wanted.map(({ slowFrame }) => slowFrame)),
    blank: pick(wanted.map(({ blank }) => blank)),
  };
}

/** Returns the median memory of a subject in MB. */
export function heapOf({ heaps }: Findings, subject: SubjectId): number {
  return median(heaps.filter((heap) => heap.subject === subject).map(({ megabytes }) => megabytes));
}

/** Returns the average work until a list is painted, in milliseconds. */
export function listPaintOf({ listPaints }: Findings, list: ListId, device: DeviceId): number {
  const works = listPaints.filter((one) => one.subject === list && one.device === device);
  return works.reduce((sum, { work }) => sum + work, 0) / works.length;
}

/** Returns the median work of a frame of a scrolled list in milliseconds. */
export function listFrameOf({ listScrolls }: Findings, list: ListId, device: DeviceId): number {
  return median(
    listScrolls.filter((one) => one.subject === list && one.device === device).map(({ work }) => work),
  );
}

/** Returns the ratio of the work until the list is painted to that of the bare list. */
export function listPaintRatio(findings: Findings, device: DeviceId): number {
  return listPaintOf(findings, 'list', device) / listPaintOf(findings, 'list-floor', device);
}

/** Returns the ratio of the work of a frame to that of the bare list in the same round: the median of the rounds. */
export function listFrameRatio({ listScrolls }: Findings, device: DeviceId): number {
  const of = (list: ListId) => listScrolls.filter((one) => one.subject === list && one.device === device);
  return medianRatio(of('list'), of('list-floor'), ({ work }) => work);
}
