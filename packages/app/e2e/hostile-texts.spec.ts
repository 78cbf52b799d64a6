import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { CallName } from '@selfservice/mock-server/core/calls';
import { calls } from '@selfservice/mock-server/core/calls';
import type { HostileAnswers } from '../../../tools/hostile/hostile-answers.ts';
import { createHostileAnswers, textFields } from '../../../tools/hostile/hostile-answers.ts';
import { canaryGlobal, canaryHost, payloads } from '../../../tools/hostile/payloads.ts';
import { openAs, test } from './journey.ts';
import { layoutFaults } from './layout-faults.ts';
import { lyingPhoto } from './photos.ts';
import { goTo, screenHrefs } from './screens.ts';

/** Returns the call with the path of an address. */
function callAt(url: URL): CallName | undefined {
  return Object.entries(calls).find(([, { path }]) => url.pathname.endsWith(path.replace(/^\./, '')))?.[0] as
    | CallName
    | undefined;
}

/** Puts payloads into every answer of the backend. */
async function rewriteAnswers(context: BrowserContext, answers: HostileAnswers): Promise<void> {
  await context.route(
    (url) => callAt(url) !== undefined,
    async (route) => {
      const call = callAt(new URL(route.request().url())) as CallName;
      // A server may close a connection that has been idle for long at the moment of the next call.
      const response = await route.fetch({ maxRetries: 2 });
      const { answerFormat } = calls[call];
      if (!response.ok() || answerFormat === 'blob' || answerFormat === 'empty')
        return route.fulfill({ response });
      await route.fulfill({ response, json: answers.rewrite(call, await response.json()) });
    },
  );
}

/** A text that has no place to break. */
const unbreakable = payloads.find(({ name }) => name === 'combining marks')?.text ?? '';

/** All long payloads and two of each other class, for tests in which each payload costs a step. */
const sample = Object.values(Object.groupBy(payloads, ({ kind }) => kind)).flatMap((ofKind) =>
  ofKind.slice(0, ofKind[0]?.kind === 'long' ? undefined : 2),
);

/** Records everything that a payload could cause. */
function followCanaries(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(`//${canaryHost}`)) found.push(`request ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  context.on('page', () => found.push('a new window'));
  return found;
}

async function expectHarmless(page: Page, place: string): Promise<void> {
  expect.soft(await page.evaluate(layoutFaults), place).toEqual([]);
  expect.soft(await page.evaluate((name) => name in globalThis, canaryGlobal), place).toBe(false);
}

/**
 * Fields that the screens of this person do not read in every run: results of writes, and rows that the approver does not
 * have.
 */
const notReached: readonly string[] = [
  'getCentreLevel parents[].name',
  'postDepartmentPeople publicHolidays[].name',
  'postMyPlan changeRequests[].intervals[].type',
  'postMyPlan changeRequests[].intervals[].color',
  'postMyPlan changeRequests[].intervals[].name',
  'postMyPlan changeRequests[].intervals[].shortcut',
  'postMyPlan changeRequests[].fullname_zadal',
  'postMyPlan signingRequests[].intervals[].type',
  'postMyPlan signingRequests[].intervals[].color',
  'postChangePassword status',
  'getPersonalCard order',
  'getReportHierarchy [].className',
  'postReport ',
  'postAbsences ',
  'postRequestPeopleFilter [].OcFullName',
  'postUnavailabilityPeopleFilter [].OcFullName',
  'postUnavailabilityRequest ',
  'getSubstitutions substitutions[].name',
  'postWorksheet IpodensmenCeleks[].UCET',
  'postWorksheet PracListChyby[].CHYBA',
  'postWorksheet PracListMesUcty[].Ucet',
];

/** The buttons that open the dialogs of a screen. */
const openers: Partial<Record<string, readonly (string | RegExp)[]>> = {
  '/plan/my': ['Calendar file'],
  '/my-worksheet': ['Attachments'],
  '/requests-approve': [/^Filters/],
  '/unavailabilities-approve': [/^Filters/],
  '/my-requests': ['New request'],
  '/my-unavailability': ['New unavailability'],
  '/plan/states': [/ with sub-centres$/],
  '/presence': [/ with sub-centres$/],
  '/reports': ['Vacation statistics'],
};

async function lookIntoDialogs(page: Page, path: string): Promise<void> {
  for (const name of openers[path] ?? []) {
    const opener = page.getByRole('main').getByRole('button', { name }).first();
    // On a phone some are in a menu.
    if (!(await opener.isVisible())) continue;
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
    await expectHarmless(page, `${path}, ${String(name)}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

for (const [seed, width] of [390, 1440].entries())
  test(
    `hostile texts of the server stay texts on every screen: ${width} px`,
    { tag: '@test-all' },
    async ({ page, context, serve, expectLine }) => {
      expectLine('The saved language');
      const server = await serve({
        requestCount: 120,
        configuration: { infoText: unbreakable, substitutionsEnabled: true },
      });
      await page.setViewportSize({ width, height: 844 });
      const answers = createHostileAnswers(seed);
      await rewriteAnswers(context, answers);
      const canaries = followCanaries(context);
      await openAs(page, server, 'approver', '/help');
      await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
      for (const path of screenHrefs)
        await test.step(path, async () => {
          await goTo(page, path);
          await expectHarmless(page, path);
          await lookIntoDialogs(page, path);
          const row = page.getByRole('main').getByRole('grid').getByRole('row').nth(1);
          if (!(await row.isVisible())) return;
          await row.click({ position: { x: 8, y: 8 } });
          await expectHarmless(page, `${path}, first row`);
        });
      // On a phone only home has the app bar.
      await goTo(page, '/dashboard');
      await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'My account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectHarmless(page, 'my account');
      expect(canaries).toEqual([]);
      expect(payloads.filter(({ kind, name }) => !answers.used.has(`${kind} ${name}`))).toEqual([]);
      const unread = textFields()
        .filter(({ use }) => use !== 'reference')
        .map(({ call, path }) => `${call} ${path}`)
        .filter((field) => !answers.fields.has(field) && !notReached.includes(field));
      expect(unread).toEqual([]);
    },
  );

test(
  'hostile texts of refused calls stay texts on every screen',
  { tag: '@test-all' },
  async ({ page, context, serve, expectLine }) => {
    expectLine('Failed to load resource');
    const server = await serve({ configuration: { infoText: 'Help desk' } });
    await page.setViewportSize({ width: 390, height: 844 });
    const canaries = followCanaries(context);
    await openAs(page, server, 'approver', '/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    let refused = 0;
    await context.route(
      (address) => callAt(address) !== undefined,
      async (route) => {
        const { text } = payloads[refused++ % payloads.length] as (typeof payloads)[number];
        const status = [400, 403, 409][refused % 3] as number;
        if (refused % 2)
          await route.fulfill({ status, contentType: 'text/plain; charset=utf-8', body: text });
        else await route.fulfill({ status, json: { Message: text, ExceptionMessage: text } });
      },
    );
    for (const path of screenHrefs)
      await test.step(path, async () => {
        await goTo(page, path);
        await expectHarmless(page, path);
      });
    expect(canaries).toEqual([]);
    expect(refused).toBeGreaterThan(screenHrefs.length);
  },
);

test(
  'hostile texts of the configuration stay texts at the sign-in',
  { tag: '@test-all' },
  async ({ page, context, serve }) => {
    const { url } = await serve();
    await page.setViewportSize({ width: 390, height: 844 });
    const canaries = followCanaries(context);
    let infoText = '';
    await context.route('**/config.json', (route) => route.fulfill({ json: { infoText } }));
    for (const { kind, name, text } of sample) {
      infoText = text;
      await page.goto(url);
      await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
      await expectHarmless(page, `${kind} ${name}`);
    }
    expect(canaries).toEqual([]);
  },
);

test(
  'hostile names of chosen files and typed texts stay texts',
  { tag: '@test-all' },
  async ({ page, context, serve }) => {
    const server = await serve();
    await page.setViewportSize({ width: 390, height: 844 });
    const canaries = followCanaries(context);
    await openAs(page, server, 'employee', '/my-worksheet');
    await page.getByRole('button', { name: 'Attachments' }).click();
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('dialog').getByRole('button', { name: 'Choose a picture' }).click();
      await (await choosing).setFiles(file);
    };
    const text = Buffer.from('This is not a picture.');
    // A system has no file with such a character in its name.
    const files = sample.filter(({ text: name }) => !name.includes('\u0000') && !name.includes('/'));
    for (const payload of files) {
      await choose({ name: payload.text, mimeType: 'text/plain', buffer: text });
      await expect(page.getByRole('dialog').getByText('is not a picture')).toBeVisible();
      await expectHarmless(page, `${payload.kind} ${payload.name}`);
    }
    const markup = `"><img src=x onerror="globalThis.${canaryGlobal}=1">`;
    await choose({ name: `${markup}.jpg`, mimeType: 'image/jpeg', buffer: readFileSync(lyingPhoto) });
    await page.getByRole('textbox', { name: 'Note' }).fill(markup);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText(markup, { exact: true })).toBeVisible();
    await expectHarmless(page, 'the list of attachments');
    expect(canaries).toEqual([]);
  },
);
