import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import type { HttpServer } from '@selfservice/mock-server/http';
import { pdfPages } from '@selfservice/mock-server/reports/pdf-text.fixtures';
import { pdfWithPictures, pictures } from '@selfservice/mock-server/reports/picture-report.fixtures';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';

test.beforeEach(({ context }) => installClock(context, { time: '2026-11-20T08:00:00' }));

const openReports = (page: Page, server: HttpServer) => openAs(page, server, 'employee', '/reports');

const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, report: string): Promise<Locator> {
  await page.getByRole('button', { name: report, exact: true }).click();
  return dialog(page);
}

/** Presses a button that saves a file, and returns its name and text. */
async function save(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await button.click();
  const download = await saving;
  const pages = await pdfPages(await readFile(await download.path()));
  return { name: download.suggestedFilename(), text: pages.join(' ') };
}

/** Loads the report of the open dialog, returns the text of the saved file, and closes the viewer. */
async function loadAndRead(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Load report' }).click();
  await expect(page.getByRole('group', { name: /^Page 1 of / })).toBeVisible();
  const { text } = await save(page, dialog(page).getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  return text;
}

async function typeDay(form: Locator, label: string, digits: string): Promise<void> {
  await form.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await form.page().keyboard.type(digits);
}

async function choose(form: Locator, field: RegExp, option: string): Promise<void> {
  await form.getByRole('button', { name: field }).click();
  await form.page().getByRole('option', { name: option, exact: true }).click();
}

test('each kind of parameter is in the PDF', { tag: '@test-all' }, async ({ page, serve }) => {
  const server = await serve();
  await openReports(page, server);

  let form = await open(page, 'Remaining vacation');
  await expect(form.getByText('Dvořáková Jana')).toBeVisible();
  await typeDay(form, 'As of', '24122026');
  expect(await loadAndRead(page)).toContain('Person Dvořáková Jana (100234) On 24 December 2026');

  form = await open(page, 'Worksheet');
  await form.getByRole('button', { name: 'Previous month' }).click();
  await form.getByText('Show intervals').click();
  const worksheet = await loadAndRead(page);
  expect(worksheet).toContain('Month October 2026 With breaks No With intervals Yes');
  expect(worksheet).toContain('ěščřžýáíéúůťďň ľĺŕôäó');

  form = await open(page, 'Rule violations');
  // The end date follows.
  await typeDay(form, 'From', '01122026');
  await choose(form, /Source/, 'Worksheet');
  expect(await loadAndRead(page)).toContain('From 1 December 2026 To 1 December 2026 Source Worksheet');

  form = await open(page, 'Daily accounts');
  await choose(form, /Account/, 'Standby');
  expect(await loadAndRead(page)).toContain('From 1 November 2026 To 20 November 2026 Account Standby');

  await open(page, 'Vacation statistics');
  expect(await loadAndRead(page)).toContain('Vacation account Vacation This year only Yes');

  form = await open(page, 'Balance statistics');
  await form.getByRole('group', { name: 'To month' }).getByRole('button', { name: 'Previous month' }).click();
  expect(await loadAndRead(page)).toContain('From January 2026 To October 2026 Extended No');
});

/** Serves the page and the worker with a strict content security policy. */
async function servePolicy(page: Page): Promise<void> {
  await page.context().route(/\/reports$|pdf\.worker/, async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
}

test('a report can be read and zoomed in the viewer with a strict content security policy', async ({
  page,
  serve,
}) => {
  const server = await serve();
  await servePolicy(page);
  await openReports(page, server);
  await open(page, 'Meals taken');
  const worker = page.waitForEvent('worker');
  await dialog(page).getByRole('button', { name: 'Load report' }).click();
  expect((await worker).url()).toContain('pdf.worker');
  const first = page.getByRole('group', { name: 'Page 1 of 1' });
  await expect(first.getByText('Dvořáková Jana (100234)')).toBeVisible();
  await expect(first.locator('canvas')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pages of the report' })).toBeFocused();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: /^Zoom 125%/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Meals taken' })).toBeFocused();
});

/** Opens a report with a picture in each of the rare formats. */
async function openPictures(page: Page, server: HttpServer): Promise<void> {
  const { fax, jbig2, jpeg2000 } = pictures;
  const body = Buffer.from(pdfWithPictures([fax, jbig2, jpeg2000])).toString('base64');
  await page.route('**/SelfService_GetReport', (route) => route.fulfill({ body: JSON.stringify(body) }));
  await openReports(page, server);
  await open(page, 'Meals taken');
  await dialog(page).getByRole('button', { name: 'Load report' }).click();
  await expect(page.getByRole('group', { name: 'Page 1 of 1' }).locator('canvas')).toBeVisible();
}

test('pictures as fax, JBIG2 and JPEG 2000 are drawn with a strict policy', async ({ page, serve }) => {
  const server = await serve();
  await servePolicy(page);
  await openPictures(page, server);
  const colours = await page.locator('[data-page="1"] canvas').evaluate((canvas: HTMLCanvasElement) => {
    const scale = canvas.width / 595;
    const at = (x: number, y: number) => [
      ...(canvas.getContext('2d')?.getImageData(x * scale, y * scale, 1, 1).data ?? []),
    ];
    return { fax: at(115, 110), jbig2: at(115, 190), jpeg2000: at(96, 270) };
  });
  expect(colours).toMatchObject({ fax: [0, 0, 0, 255], jbig2: [0, 0, 0, 255] });
  expect(colours.jpeg2000[0]).toBeGreaterThan(200);
  await expect(page.getByText('Parts of this report cannot be shown or printed here.')).toHaveCount(0);
});

test(
  'a report whose decoders are missing on the server says that parts are missing',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve();
    expectFailure('nowasm_fallback.js', 404);
    await page.context().route(/nowasm_fallback/, (route) => route.fulfill({ status: 404 }));
    await openPictures(page, server);
    await expect(page.getByText('Parts of this report cannot be shown or printed here.')).toBeVisible();
  },
);

test('the report is saved on a phone', { tag: '@test-all' }, async ({ page, serve }) => {
  const server = await serve({ language: 'cs' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openReports(page, server);
  await open(page, 'Odebraná jídla');
  const { name, text } = await save(page, dialog(page).getByRole('button', { name: 'Uložit' }));
  expect(name).toBe('Odebraná jídla 2026-11-20.pdf');
  expect(text).toContain('Od 1. listopadu 2026 Do 20. listopadu 2026');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(`Soubor ${name} je uložen.`)).toBeVisible();
});

test(
  'a cancelled or damaged report keeps its parameters and can be loaded again',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const server = await serve({ failures: [failing('postReport', 'timeout')] });
    await openReports(page, server);
    const form = await open(page, 'Plan');
    await form.getByText('Show codes').click();
    await form.getByRole('button', { name: 'Load report' }).click();
    await form.getByRole('button', { name: 'Cancel report' }).click();
    await expect(form.getByText(/^The report has been cancelled\./)).toBeVisible();

    server.setScenario({ failures: [failing('postReport', 'malformed')] });
    await form.getByRole('button', { name: 'Load report' }).click();
    await expect(form.getByText('The report is damaged.')).toBeVisible();

    server.setScenario({});
    await expect(form.getByRole('checkbox', { name: 'Show codes' })).toBeChecked();
    expect(await loadAndRead(page)).toContain('With codes Yes With changes No');
  },
);

test(
  'the flags of a report are kept after a reload, and its month is the current one',
  { tag: '@test-all' },
  async ({ page, serve }) => {
    const server = await serve();
    await openReports(page, server);
    let form = await open(page, 'Plan');
    await form.getByRole('button', { name: 'Previous month' }).click();
    await form.getByText('Show changes').click();
    await loadAndRead(page);
    await page.reload();
    form = await open(page, 'Plan');
    await expect(form.getByRole('button', { name: 'November 2026' })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Show changes' })).toBeChecked();
    await form.getByRole('button', { name: 'Cancel' }).click();
    form = await open(page, 'Worksheet');
    await expect(form.getByRole('button', { name: 'November 2026' })).toBeVisible();
  },
);

test(
  'a hidden report is not listed, and the built-in reports work without those of the server',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({
      invisibleActions: ['ReportsSelfServiceApp_Plan', 'ReportsSelfServiceApp_Worksheet'],
      failures: [failing('getReportHierarchy', '500')],
    });
    expectFailure('/ReportsHierarchicalData', 500);
    await openReports(page, server);
    await expect(page.getByText('More reports from your organisation could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Daily accounts' })).toBeVisible();
    for (const name of ['Plan', 'Worksheet', 'Meals taken'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    server.setScenario({
      invisibleActions: ['ReportsSelfServiceApp_Plan', 'ReportsSelfServiceApp_Worksheet'],
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Meals taken' })).toBeVisible();
    // A hidden report is not added by the server's reports either.
    await expect(page.getByRole('button', { name: 'Worksheet', exact: true })).toHaveCount(0);
  },
);
