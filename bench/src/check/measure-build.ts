import { join } from 'node:path';
import { localDate } from '@selfservice/api/core/local-date';
import type * as CentrePeople from '@selfservice/mock-server/centres/centre-people';
import type * as CentreTree from '@selfservice/mock-server/centres/centre-tree';
import type * as Crowd from '@selfservice/mock-server/centres/crowd';
import type * as CrowdPlaces from '@selfservice/mock-server/centres/crowd-places';
import type * as Database from '@selfservice/mock-server/core/database';
import { people } from '@selfservice/mock-server/core/people';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import type * as MockClock from '@selfservice/mock-server/core/mock-clock';
import type * as DepartmentRows from '@selfservice/mock-server/department-plan/department-rows';
import type * as PresenceRows from '@selfservice/mock-server/presence/presence-rows';
import type { Browser } from 'playwright';
import { gatherPresses } from '../presses/gather-presses.ts';
import { presses } from '../presses/presses.ts';
import { devices, listCases, listRows } from '../run/cases.ts';
import { measureListPaint, measureListScroll } from '../run/measure-list.ts';
import { measurePaint } from '../run/measure-paint.ts';
import { measureScroll } from '../run/measure-scroll.ts';
import { load, openSubject } from '../run/open-subject.ts';
import type { OpenSubject } from '../run/open-subject.ts';
import type { ServedBuild } from './builds.ts';
import type { Sample } from './comparison.ts';

/** Measures everything once in a build. */
export async function measureBuild(browser: Browser, build: ServedBuild): Promise<Sample[]> {
  const sample = (name: string, ms: number): Sample => ({ name, build: build.name, ms });
  return [
    ...(await pressesOf(browser, build)).map(([name, ms]) => sample(name, ms)),
    ...(await timelineOf(browser, build)).map(([name, ms]) => sample(name, ms)),
    ...(await rowsOf(build)).map(([name, ms]) => sample(name, ms)),
  ];
}

type Times = (readonly [name: string, ms: number])[];

async function pressesOf(browser: Browser, { appUrl }: ServedBuild): Promise<Times> {
  const findings = await gatherPresses({
    browser,
    url: appUrl,
    presses: presses.map((press) => ({ ...press, devices: [press.counted.device] })),
    rounds: 1,
    cpuThrottling: 1,
    onProgress: () => {},
  });
  return findings.map(({ press, device, own }) => [`Work: ${press}, ${device}`, own.work]);
}

async function timelineOf(browser: Browser, { pagesUrl }: ServedBuild): Promise<Times> {
  const times: [string, number][] = [];
  const within = async (
    subject: 'timeline' | 'list',
    device: (typeof devices)[number],
    work: (open: OpenSubject) => Promise<void>,
  ) => {
    const open = await openSubject(browser, pagesUrl, subject, device);
    try {
      await work(open);
    } finally {
      await open.close();
    }
  };
  for (const device of devices) {
    await within('timeline', device, async (open) => {
      await load(open, 1000, 2);
      const { processor, nextProcessor } = await measurePaint(open);
      times.push([`Plan of 1,000 people to painted, ${device.id}`, processor]);
      times.push([`Its next week, ${device.id}`, nextProcessor]);
    });
    await within('timeline', device, async (open) => {
      await load(open, 1000, 1);
      times.push([`A frame of its scroll, ${device.id}`, (await measureScroll(open)).work]);
    });
  }
  for (const taken of listCases) {
    const device = devices.find(({ id }) => id === taken.device);
    if (!device) throw new Error(`There is no device ${taken.device}.`);
    await within('list', device, async (open) => {
      await load(open, listRows, 0);
      times.push([`List of 2,000 rows to painted, ${taken.device}`, await measureListPaint(open)]);
    });
    await within('list', device, async (open) => {
      await load(open, listRows, 0);
      times.push([`A frame of its scroll, ${taken.pace}`, await measureListScroll(open, taken)]);
    });
  }
  return times;
}

/** Measures how long the mock server of a checkout takes for the rows of large pages. */
async function rowsOf({ folder }: ServedBuild): Promise<Times> {
  const module = (path: string): Promise<unknown> =>
    import(join(folder, 'packages/mock-server/src', `${path}.ts`));
  const { createCrowd } = (await module('centres/crowd')) as typeof Crowd;
  const { crowdPlaces } = (await module('centres/crowd-places')) as typeof CrowdPlaces;
  const { peopleOfCentre } = (await module('centres/centre-people')) as typeof CentrePeople;
  const { centreNamed } = (await module('centres/centre-tree')) as typeof CentreTree;
  const { departmentIntervals } = (await module('department-plan/department-rows')) as typeof DepartmentRows;
  const { presenceRows } = (await module('presence/presence-rows')) as typeof PresenceRows;
  const { createDatabase } = (await module('core/database')) as typeof Database;
  const { createScenarioClock } = (await module('core/mock-clock')) as typeof MockClock;
  const database = createDatabase(defaultScenario, createScenarioClock(defaultScenario));
  const all = await peopleOfCentre(database, centreNamed(people.manager.centre)?.id ?? 0, true);
  const week = [localDate('2026-11-16'), localDate('2026-11-22')] as const;
  const refs = all.map(({ ref }) => ref);
  const work = {
    'Rows of 1,200 people': () => createCrowd(5, crowdPlaces),
    'Rows of the presence of 1,000 people': () =>
      presenceRows(database, all, { selected: 0, language: 'en', canSeeContacts: true }),
    'Rows of a week of 1,000 people': () => departmentIntervals(database, refs, [...week], 'en'),
  };
  return Object.entries(work).map(([name, make]) => {
    const begin = performance.now();
    make();
    return [name, performance.now() - begin];
  });
}
