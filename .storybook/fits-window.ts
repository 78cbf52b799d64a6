import { expect } from 'storybook/test';

/** The play of a story with long words: expects that they do not make the page wider than the window. */
export async function fitsWindow(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
