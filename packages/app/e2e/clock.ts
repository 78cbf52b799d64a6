import type { BrowserContext, Page } from '@playwright/test';

/**
 * Puts Playwright's clock into every page of a context. Its `Date` makes plain dates of what extends it, so that a class
 * such as `UTCDateMini` of @date-fns/utc would read UTC dates in the device's zone; here the prototypes stay as they are.
 */
export async function installClock(
  place: Page | BrowserContext,
  options?: Parameters<BrowserContext['clock']['install']>[0],
): Promise<void> {
  const context = 'context' in place ? place.context() : place;
  await context.clock.install(options);
  // After the script that has brought the clock.
  await context.addInitScript(keepPrototypes);
}

/**
 * Lets the devices of a context show another time from now on, which goes by as it always does. Scenarios stand at a day
 * of their own, and what a device takes for today must not depend on when the tests run.
 */
export async function beginAt(context: BrowserContext, time: string): Promise<void> {
  await context.addInitScript(shiftDate, Date.parse(time) - Date.now());
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
