import { matchesMedia } from '../../tokens/mediaQuery.ts';
import { onResize } from '../onResize.ts';

/**
 * Positions of floating bars and notifications, so that they do not cover fields, buttons or the focused element.
 * Elements register by a ref; the sizes are published as custom properties of the root element:
 *
 * - `--action-bar-height`: height of the bar of actions at the bottom of the window; messages are placed above it;
 * - `--bars-height`: height of all bars; notifications are placed above them, and the page is extended by it;
 * - `--floating-start` and `--floating-end`: distances of floating elements from the sides of the window.
 */
type Part = 'actions' | 'messages' | 'column';

const parts = new Map<Element, Part>();

/** A ref for a bar of actions or fields that is fixed to the bottom of the window, at least at some widths. */
export const actionBar = (element: Element | null) => enter(element, 'actions');

/** A ref for a bar of messages that is fixed above the actions. */
export const messageBar = (element: Element | null) => enter(element, 'messages');

/** A ref for the main column: on a desktop, floating elements stay above it and leave the space beside it free. */
export const floatingColumn = (element: Element | null) => enter(element, 'column');

function enter(element: Element | null, part: Part): (() => void) | undefined {
  if (!element) return undefined;
  if (parts.size === 0) window.addEventListener('resize', publish);
  const stop = onResize([element], publish);
  parts.set(element, part);
  publish();
  return () => {
    stop();
    parts.delete(element);
    if (parts.size === 0) window.removeEventListener('resize', publish);
    publish();
  };
}

/** In narrower windows the column fills the whole screen. */
const desk = '(width >= 1024px)';

function publish(): void {
  const actions = heightOf('actions');
  const column = matchesMedia(desk) ? boxOf('column') : undefined;
  set('--action-bar-height', actions);
  set('--bars-height', actions + heightOf('messages'));
  set('--floating-start', column && column.left);
  set('--floating-end', column && document.documentElement.clientWidth - column.right);
}

/**
 * Returns the height of the fixed elements of a kind. A bar in the flow of the page covers nothing and does not count.
 */
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
