import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colorIn, parseTokens } from '../../packages/ui/src/tokens/parseTokens.ts';
import { browserOptions, canComparePictures, pageOptions } from '../browser.ts';
import { comparePictures } from './compare.ts';

const tokens = readFileSync('packages/ui/src/tokens/tokens.css', 'utf8');

const sample = `
  <style>
    body { margin: 0; background: var(--color-surface); color: var(--color-text); font: 14px sans-serif }
    main { width: 400px; padding: var(--space-4) }
    button { padding: var(--space-2) var(--space-4); border: 0; border-radius: var(--radius-small);
      background: var(--color-accent); color: var(--color-on-accent) }
    input { border: 1px solid var(--color-border-control); border-radius: var(--radius-small);
      background: var(--color-surface-raised) }
    p { border-bottom: 1px solid var(--color-border); color: var(--color-text-muted) }
  </style>
  <main><h1>My requests</h1><p>Three requests need a decision.</p><input value="Vacation"> <button>New request</button></main>`;

/** Returns a colour of the light theme with one channel changed by one step of 255. */
function oneStepOn(role: string): string {
  const value = colorIn(parseTokens(tokens).light, role);
  const blue = Number.parseInt(value.slice(5), 16);
  return value.slice(0, 5) + (blue === 255 ? 254 : blue + 1).toString(16).padStart(2, '0');
}

describe.runIf(canComparePictures)('comparePictures', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch(await browserOptions());
    page = await browser.newPage({ ...pageOptions, viewport: { width: 432, height: 240 } });
  }, 60_000);
  afterAll(() => browser.close());

  async function take(change: string) {
    await page.setContent(`<style>${tokens}</style>${sample}<style>${change}</style>`);
    const { data, width, height } = PNG.sync.read(await page.screenshot());
    return { metadata: { width, height }, data };
  }

  test('finds no difference if nothing has changed', async () => {
    const before = await take('');
    for (let round = 0; round < 5; round += 1)
      expect(comparePictures(before, await take(''), {}).message).toBeNull();
  });

  test.each(['main', 'button', 'input', 'p'])(
    'finds one additional pixel of padding of %s',
    async (element) => {
      const padding = await page.evaluate(
        (selector) => getComputedStyle(document.querySelector(selector) ?? document.body).paddingLeft,
        element,
      );
      const change = `${element} { padding-left: ${Number.parseFloat(padding) + 1}px }`;
      expect(comparePictures(await take(''), await take(change), {}).pass).toBe(false);
    },
  );

  test.each(['surface', 'surface-raised', 'text', 'text-muted', 'accent', 'border', 'border-control'])(
    'finds one step of the colour %s',
    async (name) => {
      const change = `:root { --color-${name}: ${oneStepOn(name)} }`;
      expect(comparePictures(await take(''), await take(change), {}).pass).toBe(false);
    },
  );
});
