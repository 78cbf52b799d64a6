import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { expectHome, openAs, test } from './journey.ts';
import { layoutFaults } from './layout-faults.ts';
import { goTo } from './screens.ts';

/** The spacing of text that must not lose content, by WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Returns the texts that a box cuts; runs in the page. Titles of screens, and texts that a tooltip or the name of their
 * control repeats, may be cut.
 */
function cutTexts(): string[] {
  const isHidden = (element: Element): boolean => {
    const { clipPath, opacity } = getComputedStyle(element);
    return (
      clipPath !== 'none' ||
      opacity === '0' ||
      (element.parentElement ? isHidden(element.parentElement) : false)
    );
  };
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cutsX = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutsY = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return (
        (cutsX || cutsY) &&
        ownText(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.clientWidth > 0 &&
        !element.closest('[title], h1') &&
        !element.closest('[aria-label]')?.getAttribute('aria-label')?.includes(element.textContent) &&
        !isHidden(element)
      );
    })
    .map((element) => `${element.localName} ${JSON.stringify(element.textContent.slice(0, 60))}`);
}

const walks: readonly (readonly [PersonKey, readonly string[]])[] = [
  ['approver', ['/requests-approve', '/unavailabilities-approve', '/plan/department', '/presence']],
  [
    'employee',
    [
      '/plan/my',
      '/my-worksheet',
      '/my-requests',
      '/my-unavailability',
      '/overtime',
      '/lastPasses',
      '/online-terminal',
      '/personal-card',
      '/dashboard',
    ],
  ],
  ['manager', ['/plan/states', '/worksheet/states', '/reports']],
];

async function expectWholeTexts(page: Page, place: string): Promise<void> {
  expect.soft(await page.evaluate(layoutFaults), place).toEqual([]);
  expect.soft(await page.evaluate(cutTexts), `${place}: cut`).toEqual([]);
}

for (const width of [390, 1440])
  for (const [person, paths] of walks)
    test(
      `no text is lost with wide text spacing at ${width} px: ${person}`,
      { tag: '@test-all' },
      async ({ page, serve }) => {
        await page.setViewportSize({ width, height: 844 });
        const server = await serve();
        await openAs(page, server, person);
        await expectHome(page, person);
        // The policy of the page forbids style elements.
        await page.evaluate(async (css) => {
          const sheet = await new CSSStyleSheet().replace(css);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }, textSpacing);
        for (const path of paths)
          await test.step(path, async () => {
            await goTo(page, path);
            await expectWholeTexts(page, path);
          });
      },
    );
