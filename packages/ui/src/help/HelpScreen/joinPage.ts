/** The page in the frame, and the document around it. */
export interface JoinedPage {
  page: Document;
  around: Document;
  /** The id of the section that it stands at; empty for the beginning. */
  anchor: string;
}

/**
 * Makes a page in a frame part of the document around it: it has the same theme whenever another is chosen, and stands
 * at its section until the reader has moved on.
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
  const sizes = keepAtSection(page, anchor);
  return () => {
    themes.disconnect();
    sizes?.disconnect();
    style.removeProperty('scroll-padding-top');
  };
}

/**
 * An address with the section in it would take the focus into the frame, and move the document around it. What stands
 * above a section may change its height, as a font does when it comes.
 */
function keepAtSection(page: Document, anchor: string): ResizeObserver | null {
  const { scrollingElement: scroller } = page;
  const section = page.getElementById(anchor);
  if (!scroller || !section) return null;
  let at = scroller.scrollTop;
  const observer = new ResizeObserver(() => {
    if (at === scroller.scrollTop) goToSection();
    else observer.disconnect();
  });

  function goToSection(): void {
    if (!scroller || !section) return;
    scroller.scrollTop += section.getBoundingClientRect().top;
    at = scroller.scrollTop;
  }

  goToSection();
  observer.observe(page.body);
  return observer;
}
