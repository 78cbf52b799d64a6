const changes = { childList: true, characterData: true, subtree: true } as const;

/**
 * Keeps the document's title equal to the page's one heading, followed by the product's name. Answers a function that
 * ends it.
 */
export function followHeading(page: Document, product: string): () => void {
  function update(): void {
    const heading = page.querySelector('h1')?.textContent.trim();
    const title = heading && heading !== product ? `${heading} · ${product}` : product;
    if (page.title !== title) page.title = title;
  }

  const observer = new MutationObserver(update);
  observer.observe(page.body, changes);
  update();
  return () => observer.disconnect();
}

/**
 * Puts the focus on the page's heading, as soon as there is one, unless the person has gone on before. Answers a
 * function that ends the waiting.
 */
export function focusHeading(page: Document): () => void {
  const end = new AbortController();
  const observer = new MutationObserver(tryToFocus);

  function stop(): void {
    observer.disconnect();
    end.abort();
  }

  function tryToFocus(): void {
    const heading = page.querySelector('h1');
    if (!heading) return;
    stop();
    heading.focus({ preventScroll: true });
  }

  for (const sign of ['keydown', 'pointerdown'] as const)
    page.addEventListener(sign, stop, { signal: end.signal, capture: true });
  observer.observe(page.body, changes);
  tryToFocus();
  return stop;
}
