import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { people } from '@selfservice/mock-server/core/people';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { startHttpServer } from '@selfservice/mock-server/http';
import { signIn } from '../presses/gather-presses.ts';
import type { Press } from '../presses/press.ts';
import { presses } from '../presses/presses.ts';
import { devices } from '../run/cases.ts';
import { counterOf, workBetween } from './count-page.ts';
import type { PageCounter } from './count-page.ts';

/** The most formatters, commits and layouts of any press: some more than the press that needs most. */
const most = { formatters: 3, commits: 18, layouts: 20 };
/** The most formatters that a screen creates when it opens. */
const mostOfScreen = 12;
/** The product refreshes some data from time to time, which may fall into a press. */
const refreshes = 1;
/** No decision is sent while later presses are counted. */
const scenario = { ...defaultScenario, requestCount: 2000, configuration: { undoSeconds: 3600 } };
const appDirectory = 'packages/app/dist';
/** Renders and elements may grow by this factor before the counts of a press must be looked at again. */
const air = 1.08;

for (const person of ['approver', 'employee', 'manager'] as const) {
  for (const device of devices) {
    const counted = presses.filter((one) => one.person === person && one.counted.device === device.id);
    if (counted.length === 0) continue;
    const tag = device.id === 'phone' ? ['@test-all'] : [];
    test(
      `presses of the ${person} do no more than they need, ${device.id}`,
      { tag },
      async ({ page, context }) => {
        await using server = await startHttpServer({ scenario, port: 0, appDirectory });
        await page.setViewportSize(device);
        const counter = await counterOf(page, context);
        await signIn(page, server.url, people[person].userName);
        const faults: string[] = [];
        for (const press of counted)
          faults.push(...(await faultsOf(press, server.url + press.path, page, counter)));
        expect(faults).toEqual([]);
      },
    );
  }
}

/** Presses twice, because the first press loads code. Returns a line for each count of the second one that is too high. */
async function faultsOf(press: Press, url: string, page: Page, counter: PageCounter): Promise<string[]> {
  await page.goto(url);
  const { formatters } = await counter.counts();
  const pressOnce = async () => {
    await press.ready?.(page);
    await counter.counts();
    if (typeof press.target !== 'string') await press.target(page).hover();
    const before = await counter.counts();
    if (typeof press.target === 'string') await page.keyboard.press(press.target);
    else {
      await page.mouse.down();
      await page.mouse.up();
    }
    await press.shows(page).waitFor();
    return workBetween(before, await counter.counts());
  };
  await pressOnce();
  const { counted } = press;
  const limits = {
    ...most,
    renders: Math.floor(counted.renders * air),
    elements: Math.floor(counted.elements * air),
    calls: counted.calls + refreshes,
  };
  const work = await pressOnce();
  return [
    ...(formatters > mostOfScreen ? [`${press.name}: its screen creates ${formatters} formatters`] : []),
    ...(Object.keys(limits) as (keyof typeof limits)[])
      .filter((name) => work[name] > limits[name])
      .map((name) => `${press.name}: ${work[name]} ${name}, at most ${limits[name]}`),
  ];
}

test('a scrolled step of a plan of 1,000 people renders only the row that comes into view', async ({
  page,
  context,
}) => {
  await using server = await startHttpServer({ scenario, port: 0, appDirectory });
  const counter = await counterOf(page, context);
  await page.goto(`${server.url}/testing/timeline?persons=1000&days=7&plan=1`);
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const before = await counter.counts();
  const steps = 50;
  await grid.evaluate(async (element, count) => {
    for (let step = 0; step < count; step += 1) {
      element.scrollTop += 40;
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
  }, steps);
  const work = workBetween(before, await counter.counts());
  // A row has about 20 intervals.
  expect(work.renders / steps).toBeLessThanOrEqual(26 * air);
  // The elements around the rows: those of a row that stays are not compared again.
  expect(work.compared / steps).toBeLessThanOrEqual(3);
  expect(work.elements).toBeLessThanOrEqual(524 * air);
  expect(work.formatters).toBeLessThanOrEqual(most.formatters);
});
