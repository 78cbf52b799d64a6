import { markdownTable } from '../../../tools/markdown.ts';
import { listCases, listRows, lists } from '../run/cases.ts';
import type { DeviceId, ListId, Size, SubjectId } from '../run/cases.ts';
import {
  heapOf,
  listFrameOf,
  listFrameRatio,
  listPaintOf,
  listPaintRatio,
  mostElements,
  ratioToFloor,
  scrollOf,
  timeOf,
} from './findings.ts';
import type { Findings, PaintTime } from './findings.ts';

const sizes: readonly Size[] = [50, 200, 1000];

/** Returns a table of the times until the data and the next week were shown. */
export function paintTable(
  findings: Findings,
  device: DeviceId,
  names: ReadonlyMap<SubjectId, string>,
): string {
  const columns = [
    { title: 'Data to painted' },
    ...sizes.map((persons) => ({ title: `${persons} persons`, isFigure: true })),
    { title: 'Processor, 1000', isFigure: true },
    { title: 'Next week, 1000', isFigure: true },
  ];
  const rows = [...names].map(([subject, name]) => {
    const cell = (persons: Size, time: PaintTime) =>
      timeCell(
        timeOf(findings, { subject, device, persons }, time),
        subject === 'floor' ? null : ratioToFloor(findings, { subject, device, persons }, time),
      );
    return [
      name,
      ...sizes.map((persons) => cell(persons, 'painted')),
      cell(1000, 'processor'),
      cell(1000, 'nextWeek'),
    ];
  });
  return markdownTable(columns, rows);
}

/** Returns a table of elements, memory and scroll figures with 1000 people. */
export function scrollTable(
  findings: Findings,
  device: DeviceId,
  names: ReadonlyMap<SubjectId, string>,
): string {
  const columns = [
    { title: '1000 persons' },
    { title: 'Elements', isFigure: true },
    ...(device === 'wide' ? [{ title: 'Heap', isFigure: true }] : []),
    { title: 'Missed frames', isFigure: true },
    { title: 'One frame in 20 over', isFigure: true },
    { title: 'Blank rows', isFigure: true },
  ];
  const rows = [...names].map(([subject, name]) => {
    const scrolls = (['position', 'wheel'] as const).map((scroll) =>
      scrollOf(findings, subject, device, scroll),
    );
    const both = (of: (scroll: (typeof scrolls)[number]) => number, unit: string) =>
      scrolls.map((scroll) => figure(of(scroll), 0, unit)).join(', ');
    return [
      name,
      mostElements(findings, subject, device).toLocaleString('en'),
      ...(device === 'wide' ? [figure(heapOf(findings, subject), 1, ' MB')] : []),
      both(({ missed }) => missed * 100, '%'),
      both(({ slowFrame }) => slowFrame, ' ms'),
      both(({ blank }) => blank * 100, '%'),
    ];
  });
  return markdownTable(columns, rows);
}

const listNames: Record<ListId, string> = { 'list-floor': 'Bare list', list: 'List' };

/** Returns a table of the processor times of the lists. */
export function listTable(findings: Findings): string {
  const columns = [
    { title: `${listRows} rows` },
    ...listCases.flatMap(({ pace, device }) => [
      { title: `Data to painted, ${device}`, isFigure: true },
      { title: `Frame, ${pace}, ${device}`, isFigure: true },
    ]),
  ];
  const rows = lists.map((list) => [
    listNames[list],
    ...listCases.flatMap(({ device }) => {
      const isFloor = list === 'list-floor';
      return [
        timeCell(listPaintOf(findings, list, device), isFloor ? null : listPaintRatio(findings, device)),
        timeCell(listFrameOf(findings, list, device), isFloor ? null : listFrameRatio(findings, device)),
      ];
    }),
  ]);
  return markdownTable(columns, rows);
}

function timeCell(time: number, ratio: number | null): string {
  const shown = time < 1000 ? figure(time, 0, ' ms') : figure(time / 1000, 1, ' s');
  return ratio === null || Number.isNaN(ratio)
    ? shown
    : `${shown} (${figure(ratio, ratio < 10 ? 1 : 0, '×')})`;
}

function figure(value: number, digits: number, unit: string): string {
  return Number.isNaN(value) ? '–' : `${value.toFixed(digits)}${unit}`;
}
