import type { BrowserContext, Page } from '@playwright/test';

/**
 * Installs Playwright's clock in every page of a context. Its `Date` turns instances of subclasses into plain dates, so that a
 * class such as `UTCDateMini` of @date-fns/utc would read UTC dates in the zone of the device. This function keeps the
 * prototypes.
 */
export async function installClock(
  place: Page | BrowserContext,
  options?: Parameters<BrowserContext['clock']['install']>[0],
): Promise<void> {
  const context = 'context' in place ? place.context() : place;
  await context.clock.install(options);
  // Runs after the script that installs the clock.
  await context.addInitScript(keepPrototypes);
}

/** The start of the usual scenario, in Prague time. */
export const scenarioBegin = '2026-11-20T07:00:00Z';

/**
 * Shifts the clock of all pages of a context. Time passes as usual. The current day of a page must be that of the scenario,
 * whenever the tests run.
 */
export async function beginAt(context: BrowserContext, time: string): Promise<void> {
  await context.addInitScript(shiftDate, Date.parse(time) - Date.now());
}

/** Shifts the clock of one page further, as if it had been opened later. */
export async function openLater(page: Page, byMs: number): Promise<void> {
  await page.addInitScript(shiftDate, byMs);
}

/** Shifts the clock of an open page further, as if it had slept. */
export async function moveOn(page: Page, byMs: number): Promise<void> {
  await page.evaluate(shiftDate, byMs);
}

/** Runs in the page. */
function shiftDate(byMs: number): void {
  const OwnDate = Date;
  const now = () => OwnDate.now() + byMs;
  globalThis.Date = new Proxy(OwnDate, {
    apply: () => new OwnDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget) as object,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Runs in the page. */
function keepPrototypes(): void {
  const { now } = Date;
  const OwnDate = new Date(0).constructor as DateConstructor;
  globalThis.Date = new Proxy(OwnDate, {
    apply: () => new OwnDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget) as object,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
