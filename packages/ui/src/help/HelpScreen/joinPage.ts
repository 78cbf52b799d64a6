import { onResize } from '../../primitives/onResize.ts';

/** A help page in an iframe, and the document around it. */
export interface JoinedPage {
  page: Document;
  around: Document;
  /** Id of the section to scroll to; empty for the top of the page. */
  anchor: string;
}

/**
 * Connects a page in an iframe with the document around it: the page follows the theme, and stays at its section until the
 * reader scrolls.
 *
 * @returns a function that disconnects them
 */
export function joinPage({ page, around, anchor }: JoinedPage): () => void {
  const framed = page.documentElement.dataset;
  const { dataset, style } = around.documentElement;
  const followTheme = () => {
    if (dataset['theme'] === undefined) delete framed['theme'];
    else framed['theme'] = dataset['theme'];
  };
  framed['framed'] = '';
  followTheme();
  const themes = new MutationObserver(followTheme);
  themes.observe(around.documentElement, { attributeFilter: ['data-theme'] });
  // Without this the links of the page would scroll the document around it as well.
  style.setProperty('scroll-padding-top', '12rem');
  const leaveSection = keepAtSection(page, anchor);
  return () => {
    themes.disconnect();
    leaveSection?.();
    style.removeProperty('scroll-padding-top');
  };
}

/** The events of a reader who scrolls: wheel, touch, key, scroll bar. */
const readerEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the section at the top until the user scrolls, because late fonts and resizing move it. The address of the frame
 * does not contain the section, because it would move the focus into the frame and scroll the document around it.
 *
 * @returns a function that stops it; null if there is no such section
 */
function keepAtSection(page: Document, anchor: string): (() => void) | null {
  const { scrollingElement: scroller, defaultView: view } = page;
  const section = page.getElementById(anchor);
  if (!scroller || !section || !view) return null;
  const goToSection = () => {
    const distance = section.getBoundingClientRect().top;
    if (Math.abs(distance) >= 1) scroller.scrollTop += distance;
  };
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    stop();
    ending.abort();
  };
  for (const kind of readerEvents) page.addEventListener(kind, end, { signal, passive: true });
  // The browser moves a page that has become shorter.
  page.addEventListener('scroll', goToSection, { signal });
  // A taller frame may not be able to begin with a section near the end.
  view.addEventListener('resize', goToSection, { signal });
  goToSection();
  // Late fonts change the height of the text. Each section is observed, because one may grow as much as another shrinks.
  const stop = onResize(page.querySelectorAll('body, section'), goToSection);
  return end;
}
