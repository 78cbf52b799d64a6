import type { CSSProperties } from 'react';
import { use, useEffect, useRef } from 'react';
import type { GridListProps, GridListRenderProps } from 'react-aria-components/GridList';
import { ListFocusContext } from './ListFocus.ts';

type Style = GridListProps<object>['style'];

/** How many frames it may take until react-aria has taken over new items. */
const mostFrames = 20;

/**
 * Adds a list to the `ListFocusContext` around it.
 *
 * @param items what the list shows
 * @param style what the list is styled with besides
 * @returns the ref of the element around the list, and the list's style: react-aria keeps the state of a list to itself
 *   and shows it to what styles it alone
 */
export function useFocusableList(items: readonly { id: string }[], style: Style) {
  const focus = use(ListFocusContext);
  const box = useRef<HTMLDivElement>(null);
  const state = useRef<GridListRenderProps['state']>(null);
  const known = useRef(items);
  useEffect(() => {
    known.current = items;
  }, [items]);
  useEffect(() => {
    let frame = 0;
    const tryToFocus = (id: string, framesLeft: number): void => {
      const row = box.current?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(id)}"]`);
      if (row) return row.focus();
      const { collection, selectionManager } = state.current ?? {};
      if (selectionManager && collection?.getItem(id)) {
        // It is out of sight: the list scrolls to it, and the focus follows.
        selectionManager.setFocused(true);
        selectionManager.setFocusedKey(id);
      } else if (framesLeft > 0) frame = requestAnimationFrame(() => tryToFocus(id, framesLeft - 1));
    };
    const remove = focus?.add({
      focusItem(id) {
        cancelAnimationFrame(frame);
        const isHere = known.current.some((item) => item.id === id);
        if (isHere) tryToFocus(id, mostFrames);
        return isHere;
      },
      focusList: () => box.current?.querySelector<HTMLElement>('[role=grid]')?.focus(),
    });
    return () => {
      cancelAnimationFrame(frame);
      remove?.();
    };
  }, [focus]);
  const keepState = (shown: GridListRenderProps & { defaultStyle: CSSProperties }) => {
    state.current = shown.state;
    return (typeof style === 'function' ? style(shown) : style) ?? {};
  };
  return [box, keepState] as const;
}
