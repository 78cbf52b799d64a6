const controls = 'a, button, input, select, textarea';

/** Returns the boxes that a user reads or presses: a whole control, or the texts of another element. */
function boxesOf(element: Element): DOMRect[] {
  if (element.matches(controls)) return [element.getBoundingClientRect()];
  const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  return texts.map((text) => {
    const range = document.createRange();
    range.selectNode(text);
    return range.getBoundingClientRect();
  });
}

/** Whether a box is not within the width of the window. Boxes of a pixel are only for assistive technology. */
const isOutside = ({ left, right, width, height }: DOMRect) =>
  width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);

/** Whether a box around the element, itself within the window, scrolls the element or cuts it off with an ellipsis. */
function isContained(element: Element): boolean {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(box);
    if (clipPath !== 'none') return true;
    if (overflowX !== 'visible' && !isOutside(box.getBoundingClientRect())) return true;
  }
  return false;
}

/** Returns what does not fit into the width of the window: the page itself, or texts and controls. */
export function outsideWindow(): string[] {
  const { scrollWidth } = document.documentElement;
  const outside = [...document.body.querySelectorAll('*')]
    .filter((element) => boxesOf(element).some(isOutside))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isContained(element))
    .map((element) => element.textContent || element.outerHTML);
  return scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide.`, ...outside] : outside;
}
