/** A page whose texts are replaced as the translator of a browser does. */
export interface TranslatedPage {
  /**
   * Returns, and clears, the texts that stayed old because React wrote to a text node that is no longer in the page. Each is
   * `"old" → "new" in <element>`.
   */
  takeStale: () => string[];
  /** Stops replacing texts. Those that are replaced stay. */
  stop: () => void;
}

/**
 * Puts a copy of each text of a page into `<font><font>` and drops the text node, now and after each change, as the
 * translator of Chromium does. React still holds the dropped node: to remove it, or to insert something before it, throws, and
 * to write to it changes nothing on the page.
 *
 * It refers to nothing outside, so that it can be sent to a page.
 *
 * @param isFoundAround whether scripts find a text in the element around, as without a translation. Default: in its `<font>`
 */
export function translatePage(isFoundAround = false): TranslatedPage {
  let stale: string[] = [];
  const left = 'title, script, style, textarea, option, svg, [translate="no"], [data-live-announcer]';

  /** Shows scripts the text of a `<font>` in the place of the element. */
  function findAround(parent: Element, outer: Element, inner: Element): void {
    for (const font of [outer, inner]) Object.defineProperty(font, 'childNodes', { value: [] });
    const get = () => {
      const nodes: (Node | null | undefined)[] = [];
      for (let node = parent.firstChild; node; node = node.nextSibling)
        nodes.push(
          node instanceof Element && node.localName === 'font' ? node.firstElementChild?.firstChild : node,
        );
      return Object.assign(nodes, { item: (at: number) => nodes[at] ?? null });
    };
    Object.defineProperty(parent, 'childNodes', { configurable: true, get });
  }

  function replace(text: Text): void {
    const parent = text.parentElement;
    const words = text.data;
    if (!parent || parent.localName === 'font' || words.trim() === '' || parent.closest(left)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(words);
    outer.append(inner);
    text.replaceWith(outer);
    if (isFoundAround) findAround(parent, outer, inner);
    Object.defineProperty(text, 'nodeValue', {
      get: () => words,
      set(next: string) {
        if (outer.isConnected && next !== words)
          stale.push(`"${words}" → "${next}" in ${outer.parentElement?.outerHTML.slice(0, 200)}`);
      },
    });
  }

  function replaceIn(node: Node): void {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) replaceIn(node);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  replaceIn(document);
  return {
    takeStale() {
      const taken = stale;
      stale = [];
      return taken;
    },
    stop: () => observer.disconnect(),
  };
}
