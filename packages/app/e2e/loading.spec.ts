import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import * as sessionWire from '@selfservice/api/session/session.wire';
import { openAs, signIn, test } from './journey.ts';
import { followRequests } from './quiet.ts';
import { screenHrefs } from './screens.ts';

/** The position of an element, in whole pixels. */
interface Box {
  /** A description for the failure message. */
  name: string;
  left: number;
  top: number;
  /** Null for a group, whose height depends on its content and on the bars at the bottom of the window. */
  height: number | null;
}

/** Differences that no one notices, in pixels. */
const within = 4;

/** All screens but home, which has its own test. */
const screens = screenHrefs.filter((path) => path !== '/dashboard');

/** The paths of the calls that sign in. All other calls fill a screen. */
const signInPaths = Object.values(sessionWire).flatMap((endpoint) =>
  'path' in endpoint ? [endpoint.path.replace(/^\./, '')] : [],
);

/** The calls that fill a screen, which a page holds back. */
interface HeldCalls {
  hold(): Promise<void>;
  letGo(): Promise<void>;
  /** Resolves when everything has loaded. */
  quiet(): Promise<void>;
}

/** Makes every page hold back the calls that fill a screen, until they are released. */
async function holdCalls(page: Page): Promise<HeldCalls> {
  await page.addInitScript(holdCallsInPage, signInPaths);
  const quiet = followRequests(page);
  return {
    hold: () => page.evaluate(() => window.heldCalls.hold()),
    letGo: () => page.evaluate(() => window.heldCalls.letGo()),
    quiet,
  };
}

declare global {
  interface Window {
    /** The calls that are held back. */
    heldCalls: {
      hold(): void;
      letGo(): void;
    };
  }
}

/** Runs in the page. Interception by the test runner would turn the browser's cache off. */
function holdCallsInPage(free: readonly string[]): void {
  const { fetch: send } = window;
  let gate = Promise.withResolvers<void>();
  window.heldCalls = {
    hold() {
      gate = Promise.withResolvers();
    },
    letGo: () => gate.resolve(),
  };
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const isHeld =
      /\/(breeze|controllers|api)\//.test(pathname) && !free.some((path) => pathname.endsWith(path));
    if (isHeld) await gate.promise;
    return send(input, init);
  };
}

/** Returns the boxes of all elements of a screen. */
function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(boxesInPage, { isListed: false, within });
}

/**
 * Returns the boxes of the main parts of a screen: headings, figures, fields, and the begin of each list with the height of
 * its lowest row, because the height of other rows depends on their texts.
 */
function partsOf(page: Page): Promise<Box[]> {
  return page.evaluate(boxesInPage, { isListed: true, within });
}

async function boxesInPage({ isListed, within }: { isListed: boolean; within: number }): Promise<Box[]> {
  // Waits until the layout is stable.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const screen = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body;
  const rows = 'li, tr, [role=row], dl > div';
  const parts = `${rows}, h1, h2, input, [role=group], [role=searchbox]`;
  const rowsBeside = (element: Element) =>
    [...(element.parentElement?.children ?? [])].filter((one) => one.matches(rows));
  const isPart = (element: Element) =>
    element.matches(parts) &&
    !element.parentElement?.closest(parts) &&
    (!element.matches(rows) || element.matches('dl > div') || rowsBeside(element)[0] === element);
  return [...screen.querySelectorAll('*')]
    .filter((element) => (!isListed || isPart(element)) && element.checkVisibility())
    .map((element) => {
      const { left, top } = element.getBoundingClientRect();
      const heights = (
        isListed && element.matches('li, tr, [role=row]') ? rowsBeside(element) : [element]
      ).map((one) => one.getBoundingClientRect().height);
      const words = (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40);
      const name = `${element.getAttribute('role') ?? element.localName} "${words}"`;
      return {
        name,
        left: Math.round(left),
        top: Math.round(top),
        height: Math.round(Math.min(...heights)),
        isGroup: isListed && element.matches('[role=group]'),
      };
    })
    .filter(({ top, height }) => height > 1 && top < window.innerHeight - within)
    .map(({ isGroup, ...box }) => (isGroup ? { ...box, height: null } : box));
}

/** Returns the main parts without a placeholder at their position while the screen was loading. */
function movedParts(loading: readonly Box[], loaded: readonly Box[]): Box[] {
  const isNear = (one: Box, other: Box) =>
    Math.abs(one.left - other.left) <= within &&
    Math.abs(one.top - other.top) <= within &&
    (one.height === null || other.height === null || Math.abs(one.height - other.height) <= within);
  return loaded.filter((part) => !loading.some((box) => isNear(part, box)));
}

/** Starts to record layout shifts; 1 would be the whole window by its height. */
function observeShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

/** Releases the responses, and expects the content to appear at the position of its placeholders. */
async function expectNoJump(page: Page, screen: string, calls: HeldCalls): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A list that is already visible is measured the same way.
  const loading = [...(await boxesOf(page)), ...(await partsOf(page))];
  await observeShifts(page);
  await calls.letGo();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await calls.quiet();
  expect.soft(movedParts(loading, await partsOf(page)), `${screen}: moved parts`).toEqual([]);
  expect.soft(await shiftsOf(page), `${screen}: layout shift`).toBeLessThanOrEqual(0.01);
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { name, viewport } of [
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
])
  test.describe(() => {
    test.use({ viewport });

    test(
      `home does not move when it has loaded ${name}`,
      { tag: name === 'on a phone' ? [] : ['@test-all'] },
      async ({ page, serve }) => {
        const server = await serve();
        const calls = await holdCalls(page);
        // A user with one pending item of each kind.
        await openAs(page, server, 'employee');
        await expectFrame(page);
        await expectNoJump(page, 'home', calls);
      },
    );

    test(`no screen moves when it has loaded ${name}`, { tag: '@test-all' }, async ({ page, serve }) => {
      const server = await serve();
      const calls = await holdCalls(page);
      await openAs(page, server, 'approver', '/help');
      await expectFrame(page);
      for (const path of screens)
        await test.step(path, async () => {
          await page.goto(server.url + path);
          await expectFrame(page);
          await expectNoJump(page, path, calls);
        });
    });

    test(
      `the team of a request does not move when it has loaded ${name}`,
      { tag: '@test-all' },
      async ({ page, serve }) => {
        const server = await serve();
        const calls = await holdCalls(page);
        await openAs(page, server, 'approver', '/requests-approve');
        const request = page.getByRole('row', { name: /^Doctor/ });
        await calls.letGo();
        await expect(request).toBeVisible();
        await calls.hold();
        await request.click();
        await expect(page.getByText('Loading the team’s plans')).toBeAttached();
        await expectNoJump(page, 'the team', calls);
      },
    );

    test(
      `the list of centres does not move when it has loaded ${name}`,
      { tag: '@test-all' },
      async ({ page, serve }) => {
        const server = await serve();
        const calls = await holdCalls(page);
        // A user with few sub-centres: the search field of many sub-centres has no placeholder.
        await openAs(page, server, 'approver', '/plan/department');
        await page.getByRole('button', { name: 'Choose a centre' }).click();
        await expect(page.getByRole('dialog').getByRole('row')).toBeVisible();
        await expectNoJump(page, 'centres', calls);
      },
    );

    test(
      `the forced password change does not move when it has loaded ${name}`,
      { tag: '@test-all' },
      async ({ page, serve }) => {
        const server = await serve();
        const calls = await holdCalls(page);
        await page.goto(server.url);
        await signIn(page, 'mustChangePassword');
        await expect(page.getByRole('status', { name: 'Loading the rules' })).toBeVisible();
        await expectNoJump(page, 'forced password', calls);
      },
    );
  });
