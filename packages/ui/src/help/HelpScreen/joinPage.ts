/** The page in the frame, and the document around it. */
export interface JoinedPage {
  page: Document;
  around: Document;
  /** The id of the section that it begins with; empty for the beginning. */
  anchor: string;
}

/**
 * Makes a page in a frame part of the document around it: it follows the theme, and stays at its section until the reader
 * moves it.
 *
 * @returns ends it
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
  // The links of the page would move the document around it as well.
  style.setProperty('scroll-padding-top', '12rem');
  const leaveSection = keepAtSection(page, anchor);
  return () => {
    themes.disconnect();
    leaveSection?.();
    style.removeProperty('scroll-padding-top');
  };
}

/** The events by which a reader moves the page: wheel, finger, key, scroll bar. */
const readerEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the section, and again whenever the page, one of its sections or its frame changes its size or the browser
 * moves the page, until the reader acts: fonts that arrive late change the height of the text above, a taller frame may not
 * be able to begin with a section near the end, and the browser moves a page that has become shorter. Each section is
 * observed, because one may grow as much as another shrinks. An address with the section in it would move the focus into
 * the frame and scroll the document around it.
 *
 * @returns ends it; null where there is nothing to scroll to
 */
function keepAtSection(page: Document, anchor: string): (() => void) | null {
  const { scrollingElement: scroller, defaultView: view } = page;
  const section = page.getElementById(anchor);
  if (!scroller || !section || !view) return null;
  const goToSection = () => {
    const distance = section.getBoundingClientRect().top;
    if (Math.abs(distance) >= 1) scroller.scrollTop += distance;
  };
  const sizes = new ResizeObserver(goToSection);
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    sizes.disconnect();
    ending.abort();
  };
  for (const kind of readerEvents) page.addEventListener(kind, end, { signal, passive: true });
  page.addEventListener('scroll', goToSection, { signal });
  view.addEventListener('resize', goToSection, { signal });
  goToSection();
  for (const element of page.querySelectorAll('body, section')) sizes.observe(element);
  return end;
}
