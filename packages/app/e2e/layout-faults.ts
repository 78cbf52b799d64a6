/**
 * Returns the faults of the layout of a page; runs in the page. A text may be cut or scrolled by an ancestor, but it must
 * not leave its own box visibly, a box must not leave its parent visibly, the page must not scroll sideways, and the middle
 * of a visible control must not be covered.
 */
export async function layoutFaults(): Promise<string[]> {
  /** Pixels by which rounding may differ. */
  const tolerance = 1.5;

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  const nameOf = (element: Element) => {
    const label = (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40);
    return `${element.localName}[${element.getAttribute('role') ?? ''}] ${JSON.stringify(label)}`;
  };

  /** Returns the part of a box that the ancestors of an element do not cut, or null. */
  const visiblePart = (element: Element | null, box: Box): Box | null => {
    let { left, right, top, bottom } = box;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, clip } = getComputedStyle(at);
      if (clipPath !== 'none' || clip !== 'auto') return null;
      const outer = at.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
    }
    return right - left > tolerance && bottom - top > tolerance ? { left, right, top, bottom } : null;
  };

  const isOutside = (inner: Box, outer: Box) =>
    inner.left < outer.left - tolerance || inner.right > outer.right + tolerance;

  const blockOf = (element: Element | null): Element | null =>
    element &&
    getComputedStyle(element).display.startsWith('inline') &&
    !getComputedStyle(element).display.includes('-')
      ? blockOf(element.parentElement)
      : element;

  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const faults = new Set<string>();
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`sideways: ${scrollWidth} px in ${clientWidth} px`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.nodeValue?.trim()) continue;
    const block = blockOf(node.parentElement);
    if (!block) continue;
    const outer = block.getBoundingClientRect();
    // A label of a chart is centred at a point.
    if (outer.width === 0) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const part = visiblePart(node.parentElement, rect);
      if (!part || !isOutside(part, outer)) continue;
      faults.add(
        `text outside of its box: ${nameOf(block)} ${Math.round(part.left)}–${Math.round(part.right)} in ${Math.round(outer.left)}–${Math.round(outer.right)}`,
      );
      break;
    }
  }

  for (const element of document.body.querySelectorAll('*')) {
    const parent = element.parentElement;
    if (!parent || element.closest('svg')) continue;
    const { position, marginLeft, marginRight } = getComputedStyle(element);
    // A negative margin leaves the parent on purpose.
    if (position !== 'static' || marginLeft.startsWith('-') || marginRight.startsWith('-')) continue;
    const box = element.getBoundingClientRect();
    const outer = parent.getBoundingClientRect();
    if (box.width === 0 || outer.width === 0 || !isOutside(box, outer)) continue;
    const part = visiblePart(parent, box);
    if (part && isOutside(part, outer))
      faults.add(
        `box outside of its parent: ${nameOf(element)} ${Math.round(part.left)}–${Math.round(part.right)} in ${Math.round(outer.left)}–${Math.round(outer.right)}`,
      );
  }

  const isInLayer = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isInLayer(element.parentElement));
  for (const control of document.body.querySelectorAll(
    'a[href], button, input, select, textarea, [role=row][tabindex]',
  )) {
    const part = visiblePart(control, control.getBoundingClientRect());
    if (!part || getComputedStyle(control).visibility === 'hidden') continue;
    const x = (part.left + part.right) / 2;
    const y = (part.top + part.bottom) / 2;
    if (x < 0 || y < 0 || x >= clientWidth || y >= clientHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(control) || control.contains(top) || control.closest('label')?.contains(top))
      continue;
    if (isInLayer(top) || control.closest('[inert], [aria-hidden=true]')) continue;
    faults.add(`control covered: ${nameOf(control)} by ${nameOf(top)}`);
  }
  return [...faults].slice(0, 12);
}
