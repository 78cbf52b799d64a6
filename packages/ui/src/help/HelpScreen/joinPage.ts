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

/** A shorter way is the browser's: it keeps a page within its end while sizes change. The shortest of a reader is a key's. */
const shortestScroll = 40;

/**
 * Scrolls to the section, and again whenever the page or its frame changes its size: fonts that arrive late change the
 * height of the text above, and a taller frame may not be able to begin with a section near the end. An address with the
 * section in it would take the focus into the frame, and move the document around it.
 */
function keepAtSection(page: Document, anchor: string): ResizeObserver | null {
  const { scrollingElement: scroller } = page;
  const section = page.getElementById(anchor);
  const frame = page.defaultView?.frameElement;
  if (!scroller || !section || !frame) return null;
  let at = scroller.scrollTop;
  const observer = new ResizeObserver(() => {
    if (hasReaderScrolled()) observer.disconnect();
    else goToSection();
  });

  /**
   * A page that gets shorter, or a frame that gets taller, is moved by the browser as far as it has to be. It stays there
   * when the size is the former one again before this was called.
   */
  function hasReaderScrolled(): boolean {
    if (!scroller) return false;
    const farthest = scroller.scrollHeight - scroller.clientHeight;
    return Math.abs(scroller.scrollTop - Math.min(at, farthest)) >= shortestScroll;
  }

  function goToSection(): void {
    if (!scroller || !section) return;
    scroller.scrollTop += section.getBoundingClientRect().top;
    at = scroller.scrollTop;
  }

  // Where text above changes its height, the browser would move the page as well, and that would look like the reader.
  page.documentElement.style.setProperty('overflow-anchor', 'none');
  goToSection();
  observer.observe(page.body);
  observer.observe(frame);
  return observer;
}
