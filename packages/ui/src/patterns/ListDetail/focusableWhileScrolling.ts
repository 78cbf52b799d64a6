import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';
import { onResize } from '../../primitives/onResize.ts';

/**
 * A ref callback like `focusableIfScrolling`, for a box whose only child changes its size. While the box scrolls, it can
 * be focused by keyboard and has the accessible name of its parent.
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
  return onResize([box, ...box.children], follow);
}
