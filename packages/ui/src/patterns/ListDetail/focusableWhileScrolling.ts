import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';

/** A ref as `focusableIfScrolling`, for a box whose one child grows and shrinks with what comes. */
export function focusableWhileScrolling(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  focusableIfScrolling(box);
  const observer = new ResizeObserver(() => focusableIfScrolling(box));
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}
