/** Whether a sideways scrolling element is at its edges. */
export interface Edges {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Returns the edges that an element has reached; an element that cannot scroll is at both. */
export function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Element): Edges {
  return { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/** Returns the edges that every scrolling element from the target of an event up to `root` has reached. */
export function edgesBetween(target: EventTarget, root: Element): Edges {
  const edges = edgesOf(root);
  let element = target instanceof Element ? target : null;
  while (element && element !== root) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) {
      const own = edgesOf(element);
      edges.isAtStart &&= own.isAtStart;
      edges.isAtEnd &&= own.isAtEnd;
    }
    element = element.parentElement;
  }
  return edges;
}
