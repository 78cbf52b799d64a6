import type { Page } from 'playwright';
import type { Press } from './press.ts';

/**
 * Number of bare presses that are measured together. A single one takes a few milliseconds, about as long as the
 * measurement error.
 */
export const barePressCount = 10;

/** Number of lines that the bare press shows, each of two elements: about the size of a dialog. */
const lines = 60;

/** Opens a page with only a button that shows plain lines: the minimum work of any press. */
export async function openBarePage(page: Page): Promise<void> {
  await page.setContent(`<!doctype html><title>Bare press</title>
    <style>
      body { font: 16px sans-serif }
      li { display: flex; gap: 8px; padding: 4px; border-bottom: 1px solid #ccc; border-radius: 4px }
    </style>
    <button>Press</button><ul hidden></ul>
    <script>
      const list = document.querySelector('ul');
      document.querySelector('button').addEventListener('click', () => {
        list.replaceChildren(...Array.from({ length: ${lines} }, (_, line) => {
          const item = document.createElement('li');
          const text = document.createElement('span');
          text.textContent = 'Line ' + line;
          item.append(text);
          return item;
        }));
        list.hidden = false;
      });
    </script>`);
}

/** The press on the bare page. */
export const barePress: Pick<Press, 'ready' | 'target' | 'shows'> = {
  ready: (page) => page.evaluate(() => document.querySelector('ul')?.setAttribute('hidden', '')),
  target: (page) => page.getByRole('button'),
  shows: (page) => page.getByRole('list'),
};
