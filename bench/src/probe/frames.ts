/** The frames of a period of time. */
export interface FrameRecord {
  /** Start of each frame in milliseconds, from the browser. */
  times: number[];
  /** Number of frames that were checked for blank rows. */
  looks: number;
  /** Number of checked frames with a blank row. */
  blanks: number;
}

/** Waits for the next frame. Returns its start in milliseconds. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Calls `look` in each marked frame just before it is painted, by observing a small element whose size changes. */
export function painted(look: () => void): { mark: () => void; stop: () => void } {
  const element = document.createElement('i');
  element.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;contain:strict';
  document.body.append(element);
  let isWide = false;
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // The observer also reports the initial size.
    if (isFirst) isFirst = false;
    else look();
  });
  observer.observe(element);
  return {
    mark() {
      isWide = !isWide;
      element.style.width = isWide ? '2px' : '1px';
    },
    stop() {
      observer.disconnect();
      element.remove();
    },
  };
}
