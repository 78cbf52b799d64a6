import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type Axe from 'axe-core';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { browserOptions } from '../browser.ts';

/** Serves the built sample application and uses it in the browser. Returns the faults. */
export async function smokeTestSample(folder: string): Promise<string[]> {
  const server = await preview({ root: folder, configFile: false, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    const faults: string[] = [];
    const scripts = listen(page, faults);
    await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
    await openAndClose(page).catch((error: Error) => faults.push(error.message));
    faults.push(...(await brandFaults(page)), ...(await germanFaults(page)), ...(await axeFaults(page)));
    faults.push(...(await fontFaults(page)), ...(await textFaults(await Promise.all(scripts))));
    return faults;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Records console output, errors and failed requests as faults. Returns the loaded scripts. */
function listen(page: Page, faults: string[]): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('console', (message) => faults.push(`Console output: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`Uncaught error: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`${request.url()} failed to load.`));
  page.on('response', (response) => {
    if (!response.ok()) faults.push(`${response.url()} responded with ${response.status()}.`);
    else if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  return scripts;
}

async function openAndClose(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Öffnen' });
  const dialog = page.getByRole('dialog', { name: 'Stunden' });
  await open.click();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await open.press('Enter');
  await dialog.getByRole('link', { name: 'Alle Stunden' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Checks that a button has the colour of the sample application. */
async function brandFaults(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: 'Öffnen' });
  // The pointer is on the button, which has another colour then.
  await page.mouse.move(600, 400);
  await page.locator('button[data-hovered]').waitFor({ state: 'detached' });
  const shown = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  return shown === 'rgb(122, 31, 92)' ? [] : [`The button is ${shown}, not in the colour of the brand.`];
}

/** Checks that a screen is German, in its dates too, and English where the sample application has no German text. */
async function germanFaults(page: Page): Promise<string[]> {
  const texts = {
    'a heading': page.getByRole('heading', { name: 'Personalkarte' }),
    'a date': page.getByText(/^(Mo|Di|Mi|Do|Fr|Sa|So)\.\s\d{1,2}\.\s\p{L}+\.?\s\d{4}$/u).first(),
    'a missing text, with the own word of its fallback': page.getByText('Job title', { exact: true }),
    'a word of the backend': page.getByText('At work', { exact: true }),
  };
  const faults: string[] = [];
  for (const [name, text] of Object.entries(texts))
    await text.waitFor().catch(() => faults.push(`The screen does not show ${name}.`));
  return faults;
}

/** Checks the accessibility of the page. */
async function axeFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof Axe }).axe.run());
  return violations.map(({ id, nodes }) => `axe: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Checks that the style sheet loads the font. */
async function fontFaults(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    const isLoaded = [...fonts].some(({ family, status }) => family.includes('Inter') && status === 'loaded');
    return isLoaded && getComputedStyle(document.body).fontFamily.includes('Inter');
  });
  return loaded ? [] : ['The font of the style sheet is not used.'];
}

/** Checks that no texts in other languages are loaded. */
async function textFaults(scripts: readonly string[]): Promise<string[]> {
  const file = join('packages', 'ui', 'src', 'primitives', 'locales', 'cs.json');
  const { close } = JSON.parse(await readFile(file, 'utf8')) as { close: string };
  return scripts.some((script) => script.includes(close))
    ? ['Czech texts are loaded for a German page.']
    : [];
}
