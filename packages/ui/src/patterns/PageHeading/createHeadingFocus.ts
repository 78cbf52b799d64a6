type Heading = Pick<HTMLElement, 'focus'>;

/** Brings the focus to the page's heading. */
export interface HeadingFocus {
  /** Puts the focus on the heading; where there is none yet, on the next one. */
  request(): void;
  /** The `ref` of the heading. */
  attach(heading: Heading | null): void;
}

/** Creates what brings the focus to the headings of a page. */
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
