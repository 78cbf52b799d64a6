/** The edges that a box that scrolls sideways has reached. */
export interface Edges {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** The edges of one element; an element without room to scroll is at both. */
export function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Element): Edges {
  return { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/** The edges that every scrolling element has reached, from the target of an event up to the element that listens. */
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
