import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';

/**
 * A ref as `focusableIfScrolling`, for a box whose one child grows and shrinks with what comes. Whoever reaches it by
 * keyboard hears what scrolls there: it is named by what stands around it.
 */
export function focusableWhileScrolling(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const follow = () => {
    focusableIfScrolling(box);
    const isStop = box.tabIndex === 0;
    box.role = isStop ? 'group' : null;
    box.ariaLabel = isStop ? (box.parentElement?.ariaLabel ?? null) : null;
  };
  follow();
  const observer = new ResizeObserver(follow);
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}
