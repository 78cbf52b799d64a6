import type { ListResult } from '../run/measure-list.ts';
import type { PaintResult } from '../run/measure-paint.ts';
import type { DeviceId, ListId, Pace, Size, SubjectId, Task } from '../run/cases.ts';
import { median } from './median.ts';
import type { ScrollFigures } from './scroll-figures.ts';

/** Which subject was measured, where and when. */
export interface Place {
  /** The round. */
  round: number;
  /** The subject. */
  subject: SubjectId;
  /** The device. */
  device: DeviceId;
}

/** Which list was measured, where and when. */
export interface ListPlace extends Omit<Place, 'subject'> {
  /** The list. */
  subject: ListId;
}

/** How the rows were scrolled. */
export type ScrollWay = 'position' | 'wheel';

/** All that was measured in a run. */
export interface Findings {
  /** Times to painted. */
  paints: (Place & PaintResult & { persons: Size })[];
  /** Scrolls through the list of 1000 persons. */
  scrolls: (Place & ScrollFigures & { scroll: ScrollWay })[];
  /** Numbers of elements after scrolling. */
  elements: (Place & { elements: number })[];
  /** Milliseconds that the main thread worked for a frame of a scroll by position, on average. */
  works: (Place & { work: number })[];
  /** Memory of a week of 1000 persons in MB. */
  heaps: (Place & { megabytes: number })[];
  /** What did not end in its time. */
  stuck: ((Place | ListPlace) & { task: Task })[];
  /** Lists that were scrolled. */
  lists: (ListPlace & ListResult & { pace: Pace })[];
  /** The timeline's size in kB of gzip. */
  kilobytes: number;
}

/** Nothing measured yet but the timeline's size in kB of gzip. */
export function noFindings(kilobytes: number): Findings {
  return { paints: [], scrolls: [], elements: [], works: [], heaps: [], stuck: [], lists: [], kilobytes };
}

/** A case of the time to painted. */
export interface PaintCase {
  /** The subject. */
  subject: SubjectId;
  /** The device. */
  device: DeviceId;
  /** Number of persons. */
  persons: Size;
}

/** The times that can be compared. */
export type PaintTime = 'painted' | 'processor' | 'nextWeek' | 'nextProcessor';

/** The median of a time in milliseconds. */
export function timeOf({ paints }: Findings, wanted: PaintCase, time: PaintTime): number {
  return median(paints.filter((paint) => isCase(paint, wanted)).map((paint) => paint[time]));
}

/** How many times as long as the floor of the same round it took: the median of the rounds. */
export function ratioToFloor({ paints }: Findings, wanted: PaintCase, time: PaintTime): number {
  const floors = paints.filter((paint) => isCase(paint, { ...wanted, subject: 'floor' }));
  const own = paints.filter((paint) => isCase(paint, wanted));
  return medianRatio(own, floors, (paint) => paint[time]);
}

/** The median of what each round comes to beside the floor of the same round; a round without one says nothing. */
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

/** The greatest number of elements that a subject had in the page. */
export function mostElements({ paints, elements }: Findings, subject: SubjectId, device: DeviceId): number {
  return Math.max(
    ...[...paints, ...elements]
      .filter((one) => one.subject === subject && one.device === device)
      .map((one) => one.elements),
  );
}

/**
 * What a subject's scrolls come to, figure by figure; NaN where it was not scrolled so.
 *
 * @param pick finds the figure that stands for all rounds
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

/** Whether the browser stood still over the floor, so that it says nothing of the timeline if it did there, too. */
export function isFloorStuck({ stuck }: Findings, device: DeviceId, task: Task): boolean {
  const floor = task === 'list' ? 'list-floor' : 'floor';
  return stuck.some((one) => one.subject === floor && one.device === device && one.task === task);
}

/** How many times the work of the floor's a frame of the timeline's scroll takes in the same round: their median. */
export function workRatio({ works }: Findings, device: DeviceId): number {
  const worksOf = (subject: SubjectId) =>
    works.filter((one) => one.device === device && one.subject === subject);
  return medianRatio(worksOf('timeline'), worksOf('floor'), ({ work }) => work);
}

/** The median of a subject's memory in MB. */
export function heapOf({ heaps }: Findings, subject: SubjectId): number {
  return median(heaps.filter((heap) => heap.subject === subject).map(({ megabytes }) => megabytes));
}

/** The median of what a list took in milliseconds. */
export function listTime({ lists }: Findings, list: ListId, pace: Pace, time: keyof ListResult): number {
  return median(lists.filter((one) => one.subject === list && one.pace === pace).map((one) => one[time]));
}

/** How many times as long as the bare list of the same round the list took: the median of the rounds. */
export function listRatio({ lists }: Findings, pace: Pace, time: keyof ListResult): number {
  const of = (list: ListId) => lists.filter((one) => one.subject === list && one.pace === pace);
  return medianRatio(of('list'), of('list-floor'), (one) => one[time]);
}
