/** Attributes whose values are read out or shown: names of controls, hints of fields, names of pictures. */
const naming = ['aria-label', 'placeholder', 'title', 'alt'];

const isHidden = (element: Element) =>
  !element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-live-announcer]') !== null;

/**
 * Returns the words that people can read on a page: its texts, whole lines of several texts, and the accessible names of
 * its elements. Each once, in no particular order.
 */
export function readableWords(page: HTMLElement): string[] {
  const found = new Set(page.innerText.split(/[\n\t]/));
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as Element;
    const own = [
      ...naming.map((name) => element.getAttribute(name)),
      ...[...element.childNodes].map(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue),
    ].filter((words) => words && /\p{L}{2}/u.test(words)) as string[];
    if (own.length > 0 && !isHidden(element)) for (const words of own) found.add(words);
  }
  return [...found]
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => /\p{L}{2}/u.test(words));
}
