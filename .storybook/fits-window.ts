import { expect } from 'storybook/test';

/** A `play` for stories with long words: expects that the page is not wider than the window. */
export async function fitsWindow(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
