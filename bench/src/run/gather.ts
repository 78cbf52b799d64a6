import type { Findings, ListPlace, Place } from '../report/findings.ts';
import { scrollFigures } from '../report/scroll-figures.ts';
import { devices, listCases, listRows, lists, peers } from './cases.ts';
import type { Device, Extent, ListCase, ListId, Size, SubjectId, Task } from './cases.ts';
import type { FreshBrowser } from './fresh-browser.ts';
import { measureHeap } from './measure-heap.ts';
import { measureListPaint, measureListScroll } from './measure-list.ts';
import { measurePaint } from './measure-paint.ts';
import { measureScroll } from './measure-scroll.ts';
import { load, openSubject } from './open-subject.ts';
import type { OpenSubject } from './open-subject.ts';
import { inTime, Overdue } from './overdue.ts';

/** The settings of a run. */
export interface Run {
  /** The browser. */
  browser: FreshBrowser;
  /** Address of the built pages. */
  url: string;
  /** The extent of the run. */
  extent: Extent;
  /** Called with the name of each measurement. */
  onProgress: (text: string) => void;
  /** Called when a measurement did not finish. */
  warn: (text: string) => void;
}

/** How often a measurement may be stuck before it is skipped. */
const mostStuck = 2;

/**
 * Measures in rounds, with all subjects in each round, so that other load affects all of them. Adds to the given
 * findings.
 */
export async function gather(run: Run, findings: Findings): Promise<void> {
  const { extent } = run;
  const known = new Set(findings.paints.map(({ round }) => round)).size;
  for (let count = 0; count < extent.rounds; count++) {
    const round = known + count;
    const taking = extent.subjects.filter((id) => count < extent.peerRounds || !peers.includes(id));
    // The order is reversed in every other round.
    const subjects = count % 2 ? taking.toReversed() : taking;
    for (const device of devices) {
      const place = (subject: SubjectId): Place => ({ round, subject, device: device.id });
      for (const persons of extent.sizes)
        for (const subject of subjects) await paint(run, place(subject), device, persons, findings);
      if (count >= extent.scrollRounds) continue;
      // One scroll of a peer is enough.
      const riding = subjects.filter((id) => count === 0 || !peers.includes(id));
      for (const subject of riding) await scroll(run, place(subject), device, findings);
      // Memory is the same on both devices.
      if (device.id === 'phone') continue;
      for (const subject of riding) await heap(run, place(subject), device, findings);
    }
  }
  await gatherLists(run, findings);
}

async function gatherLists(run: Run, findings: Findings): Promise<void> {
  const known = new Set(findings.listScrolls.map(({ round }) => round)).size;
  const inTurns = async (times: number, measure: (place: ListPlace, taken: ListCase) => Promise<void>) => {
    for (let count = 0; count < times; count++)
      for (const taken of listCases)
        for (const subject of count % 2 ? lists.toReversed() : lists)
          await measure({ round: known + count, subject, device: taken.device }, taken);
  };
  await inTurns(run.extent.listPaints, (place) =>
    list(run, place, findings, async (open) => {
      const { subject, device } = place;
      findings.listPaints.push({ subject, device, work: await measureListPaint(open) });
    }),
  );
  await inTurns(run.extent.listRounds, (place, taken) =>
    list(run, place, findings, async (open) => {
      findings.listScrolls.push({ ...place, work: await measureListScroll(open, taken) });
    }),
  );
}

/**
 * Opens a subject for a measurement. A failure of a peer leaves a gap in the table; a stuck measurement is aborted and
 * recorded.
 */
async function within(
  run: Run,
  place: Place | ListPlace,
  task: Task,
  device: Device,
  findings: Findings,
  work: (open: OpenSubject) => Promise<void>,
): Promise<void> {
  const { subject } = place;
  const isPeer = isOfPeer(subject);
  const before = findings.stuck.filter(
    (one) =>
      one.task === task &&
      one.device === device.id &&
      // Floor and timeline are only useful together.
      (isPeer ? one.subject === subject : !isOfPeer(one.subject)),
  );
  if (before.length >= mostStuck) return;
  const name = `Round ${place.round + 1}: ${subject}, ${device.id}, ${task}`;
  run.onProgress(name);
  try {
    await inTime(measureOnce(run, subject, device, work), run.extent.patience);
  } catch (error) {
    if (error instanceof Overdue || !run.browser.current().isConnected()) {
      run.warn(`${name} did not end.`);
      findings.stuck.push({ ...place, task });
      await run.browser.renew();
    } else if (!isPeer) {
      throw new Error(`The page of ${subject} failed.`, { cause: error });
    }
  }
}

function isOfPeer(subject: SubjectId | ListId): boolean {
  return peers.some((peer) => peer === subject);
}

async function measureOnce(
  { browser, url }: Run,
  subject: SubjectId | ListId,
  device: Device,
  work: (open: OpenSubject) => Promise<void>,
): Promise<void> {
  const open = await openSubject(browser.current(), url, subject, device);
  try {
    await work(open);
    const fault = open.fault();
    if (fault) throw fault;
  } finally {
    await open.close();
  }
}

function paint(run: Run, place: Place, device: Device, persons: Size, findings: Findings): Promise<void> {
  return within(run, place, 'paint', device, findings, async (open) => {
    await load(open, persons, 2);
    findings.paints.push({ ...place, persons, ...(await measurePaint(open)) });
  });
}

function scroll(run: Run, place: Place, device: Device, findings: Findings): Promise<void> {
  return within(run, place, 'scroll', device, findings, async (open) => {
    await load(open, 1000, 1);
    const result = await measureScroll(open);
    findings.scrolls.push({ ...place, scroll: 'position', ...scrollFigures(result.position) });
    if (result.wheel) findings.scrolls.push({ ...place, scroll: 'wheel', ...scrollFigures(result.wheel) });
    findings.elements.push({ ...place, elements: result.elements });
    findings.works.push({ ...place, work: result.work });
  });
}

function heap(run: Run, place: Place, device: Device, findings: Findings): Promise<void> {
  return within(run, place, 'heap', device, findings, async (open) => {
    findings.heaps.push({ ...place, megabytes: await measureHeap(open) });
  });
}

/** Opens a list with its rows for a measurement. */
async function list(
  run: Run,
  place: ListPlace,
  findings: Findings,
  work: (open: OpenSubject) => Promise<void>,
): Promise<void> {
  const device = devices.find(({ id }) => id === place.device);
  if (!device) throw new Error(`There is no device ${place.device}.`);
  await within(run, place, 'list', device, findings, async (open) => {
    await load(open, listRows, 0);
    await work(open);
  });
}
