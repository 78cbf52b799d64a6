import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { browserOptions } from './browser.ts';

const folder = 'packages/app/public/icons';

/** The colours of the design tokens, as in `favicon.svg`. */
const face = '#0f4c55';
const hand = '#fff';

interface Icon {
  /** Length of a side in pixels. */
  size: number;
  /** Size of the sign in hundredths of the icon. Systems may cut everything outside of the middle 80. */
  share: number;
  /** The ground; none for a transparent one. */
  ground?: string;
  /** Whether only the shape counts: systems draw it in a colour of their own. */
  isMonochrome?: boolean;
}

const icons: Record<string, Icon> = {
  'icon-192': { size: 192, share: 94 },
  'icon-512': { size: 512, share: 94 },
  'maskable-512': { size: 512, share: 62, ground: face },
  'monochrome-512': { size: 512, share: 66, isMonochrome: true },
  'apple-touch-icon': { size: 180, share: 62, ground: face },
};

/** Returns the sign of the product: a filled disc with the hands of a clock, or only its outline. */
function sign({ size, share, ground, isMonochrome = false }: Icon): string {
  const view = (32 * 100) / share;
  const from = 16 - view / 2;
  const disc =
    ground || isMonochrome
      ? `<circle cx="16" cy="16" r="14" fill="none" stroke="${hand}" stroke-width="2.5"/>`
      : `<circle cx="16" cy="16" r="15" fill="${face}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${from} ${from} ${view} ${view}">
    ${ground ? `<rect x="${from - 1}" y="${from - 1}" width="${view + 2}" height="${view + 2}" fill="${ground}"/>` : ''}
    ${disc}
    <path d="M16 8v8l5.5 4" fill="none" stroke="${hand}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
}

const browser = await chromium.launch(await browserOptions());
const page = await browser.newPage();
for (const [name, icon] of Object.entries(icons)) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(
    `<style>body { margin: 0; background: none } svg { display: block }</style>${sign(icon)}`,
  );
  await writeFile(`${folder}/${name}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
