/**
 * The place of what floats over a screen: nothing that floats covers a field or a button, nor hides one that has the
 * focus. Elements say what they are by a ref; the page says where there is room by custom properties of its root:
 *
 * - `--action-bar-height`: what a bar of actions takes at the window's bottom; messages stand above it;
 * - `--bars-height`: what all bars take there; notifications stand above them, and the page is longer by as much;
 * - `--floating-start` and `--floating-end`: how far from the window's sides things float.
 */
type Part = 'actions' | 'messages' | 'column';

const parts = new Map<Element, Part>();
let observer: ResizeObserver | undefined;

/** A ref for a bar of actions or fields that is fixed to the window's bottom, at least at some widths. */
export const actionBar = (element: Element | null) => enter(element, 'actions');

/** A ref for a bar of messages that is fixed above the actions. */
export const messageBar = (element: Element | null) => enter(element, 'messages');

/** A ref for the column over which things float on a desk, so that what stands beside it stays free. */
export const floatingColumn = (element: Element | null) => enter(element, 'column');

function enter(element: Element | null, part: Part): (() => void) | undefined {
  if (!element) return undefined;
  if (parts.size === 0) window.addEventListener('resize', publish);
  observer ??= new ResizeObserver(publish);
  observer.observe(element);
  parts.set(element, part);
  publish();
  return () => {
    observer?.unobserve(element);
    parts.delete(element);
    if (parts.size === 0) window.removeEventListener('resize', publish);
    publish();
  };
}

/** Below this the column is the whole screen. */
const desk = '(width >= 1024px)';

function publish(): void {
  const actions = heightOf('actions');
  const column = window.matchMedia(desk).matches ? boxOf('column') : undefined;
  set('--action-bar-height', actions);
  set('--bars-height', actions + heightOf('messages'));
  set('--floating-start', column && column.left);
  set('--floating-end', column && document.documentElement.clientWidth - column.right);
}

/** Only what is fixed is in the way; where a bar stands among the rest of the page it takes its own place. */
function heightOf(part: Part): number {
  const fixed = elementsOf(part).filter((element) => getComputedStyle(element).position === 'fixed');
  return Math.max(0, ...fixed.map((element) => element.getBoundingClientRect().height));
}

function boxOf(part: Part): DOMRect | undefined {
  return elementsOf(part)
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
}

function elementsOf(part: Part): Element[] {
  return [...parts].filter(([, is]) => is === part).map(([element]) => element);
}

function set(name: string, pixels: number | undefined): void {
  const { style } = document.documentElement;
  if (pixels === undefined || pixels === 0) style.removeProperty(name);
  else style.setProperty(name, `${pixels}px`);
}
