import { page } from 'vitest/browser';
import { nextFrame } from './next-frame.ts';

/** A page of more than this many pixels lists something without an end; a window of it is pictured. */
const tallest = 3200;

/** How many pixels lie below the window's edge, or below the edge of the frame that scrolls inside it. */
function hiddenHeight(): number {
  const below = document.documentElement.scrollHeight - innerHeight;
  if (below > 0) return below;
  const inside = [...document.body.querySelectorAll('*')]
    .filter((element) => element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map((element) => element.scrollHeight - element.clientHeight);
  return Math.max(0, ...inside);
}

/** Makes the window this high, and lets the page follow. */
async function resize(height: number): Promise<void> {
  await page.viewport(innerWidth, height);
  await nextFrame();
  await nextFrame();
}

/**
 * Makes the window as tall as what stands in it, and the page as tall as the window, so that a picture of the page reaches
 * down to the last pixel and shows what floats at the window's edge. The page stands at its beginning.
 *
 * @returns puts the window back
 */
export async function resizeToContent(): Promise<() => Promise<void>> {
  const before = innerHeight;
  const { style } = document.body;
  // The runner's own page is never lower than the window.
  style.minHeight = '0';
  let hidden = hiddenHeight();
  const hiddenAtFirst = hidden;
  // What stands higher may wrap otherwise, or take a share of the height that it gets: a few steps settle it.
  for (let step = 0; step < 4 && hidden > 0 && innerHeight + hidden <= tallest; step += 1) {
    const tried = innerHeight;
    await resize(innerHeight + hidden);
    const left = hiddenHeight();
    if (left >= hidden) {
      await resize(tried);
      break;
    }
    hidden = left;
  }
  // What does not grow with the window shows no more in a higher one, whatever it looked like while it was resized.
  if (innerHeight > before && hiddenAtFirst - hiddenHeight() < (innerHeight - before) / 2)
    await resize(before);
  style.height = `${innerHeight}px`;
  style.minHeight = '';
  if (scrollY !== 0) {
    scrollTo(0, 0);
    await nextFrame();
    await nextFrame();
  }
  return async () => {
    style.height = '';
    if (innerHeight !== before) await resize(before);
  };
}

/**
 * The lower edge of the lowest letter, picture or field in sight, in pixels from the top, so that a picture can be held
 * to show it.
 */
export function contentBottom(): number {
  const boxes: { box: DOMRect; element: Element }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() && node.parentElement) {
      range.selectNodeContents(node);
      boxes.push({ box: range.getBoundingClientRect(), element: node.parentElement });
    } else if (node instanceof Element && /^(svg|img|input|textarea)$/i.test(node.nodeName))
      boxes.push({ box: node.getBoundingClientRect(), element: node });
  }
  const lowest = boxes
    .filter(({ box }) => box.width > 0 && box.height > 0 && box.bottom <= innerHeight)
    .toSorted((one, other) => other.box.bottom - one.box.bottom)
    // What only screen readers get, and what something else covers, is in no picture.
    .find(({ box, element }) => {
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return there !== null && element.contains(there);
    });
  return lowest?.box.bottom ?? 0;
}
