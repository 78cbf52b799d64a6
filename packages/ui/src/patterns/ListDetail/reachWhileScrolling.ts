import { reachIfScrolling } from '../../primitives/reachIfScrolling.ts';

/** A ref as `reachIfScrolling`, for a box whose one child grows and shrinks with what comes. */
export function reachWhileScrolling(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  reachIfScrolling(box);
  const observer = new ResizeObserver(() => reachIfScrolling(box));
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}
