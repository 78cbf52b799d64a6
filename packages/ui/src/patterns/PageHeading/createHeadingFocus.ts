type Heading = Pick<HTMLElement, 'focus'>;

/** Moves the focus to the page's heading. */
export interface HeadingFocus {
  /** Moves the focus to the mounted heading, or to the next one that is mounted. */
  request(): void;
  /** The `ref` of the heading. */
  attach(heading: Heading | null): void;
}

/** Creates the focus of the headings of a page. */
export function createHeadingFocus(): HeadingFocus {
  let current: Heading | null = null;
  let isRequested = false;

  function focus(): void {
    if (!isRequested || !current) return;
    isRequested = false;
    current.focus({ preventScroll: true });
  }

  return {
    request() {
      isRequested = true;
      focus();
    },
    attach(heading) {
      current = heading;
      focus();
    },
  };
}
