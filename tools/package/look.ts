import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
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
    faults.push(...(await brandFaults(page)));
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

/** The word of the sample application for "Close". */
const ownWord = 'Dismiss';

async function openAndClose(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Open' });
  const dialog = page.getByRole('dialog', { name: 'Hours' });
  await open.click();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: ownWord }).click();
  await dialog.waitFor({ state: 'hidden' });

  await open.press('Enter');
  await dialog.getByRole('link', { name: 'All hours' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Checks that a button has the colour of the sample application. */
async function brandFaults(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: 'Open' });
  // The pointer is on the button, which has another colour then.
  await page.mouse.move(600, 400);
  await page.locator('button[data-hovered]').waitFor({ state: 'detached' });
  const shown = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  return shown === 'rgb(122, 31, 92)' ? [] : [`The button is ${shown}, not in the colour of the brand.`];
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
    ? ['Czech texts are loaded for an English page.']
    : [];
}
