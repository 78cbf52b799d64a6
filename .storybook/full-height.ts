import { page } from 'vitest/browser';
import { nextFrame } from './next-frame.ts';

/** Maximum height of a picture in pixels. Longer pages are long lists; their picture shows only one window. */
const tallest = 3200;

/** Returns how many pixels of content are hidden below the edge of the window or of a scrolling box inside it. */
function hiddenHeight(): number {
  const below = document.documentElement.scrollHeight - innerHeight;
  if (below > 0) return below;
  const inside = [...document.body.querySelectorAll('*')]
    .filter((element) => element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map((element) => element.scrollHeight - element.clientHeight);
  return Math.max(0, ...inside);
}

/** Sets the height of the window and waits for the page to adapt. */
async function resize(height: number): Promise<void> {
  await page.viewport(innerWidth, height);
  await nextFrame();
  await nextFrame();
}

/**
 * Makes the window as tall as its content, and the page as tall as the window, so that a picture shows all content and
 * the elements that float at the edge of the window. Scrolls to the top.
 *
 * @returns a function that restores the window
 */
export async function resizeToContent(): Promise<() => Promise<void>> {
  const before = innerHeight;
  const { style } = document.body;
  // The page of the test runner has the height of the window as its minimum.
  style.minHeight = '0';
  let hidden = hiddenHeight();
  const hiddenAtFirst = hidden;
  // Content may change its layout in a taller window, or take a share of the new height: a few steps are enough.
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
  // Restores the window if a taller one does not show more of the content.
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
 * Returns the lower edge of the lowest visible text, image or field, in pixels from the top, so that a test can check
 * that a picture contains it.
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
    // Visually hidden and covered elements are not in the picture.
    .find(({ box, element }) => {
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return there !== null && element.contains(there);
    });
  return lowest?.box.bottom ?? 0;
}
