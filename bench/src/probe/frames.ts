/** What was seen of a stretch of time, frame by frame. */
export interface FrameRecord {
  /** Begin of each frame in milliseconds, as the browser states it. */
  times: number[];
  /** In how many frames there was a look for blank rows. */
  looks: number;
  /** In how many of them a blank row was painted. */
  blanks: number;
}

/** The next frame, with its begin in milliseconds. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** A small element whose size changes in each frame, so that its observer sees what the frame will paint. */
export function painted(look: () => void): { mark: () => void; stop: () => void } {
  const element = document.createElement('i');
  element.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;contain:strict';
  document.body.append(element);
  let isWide = false;
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // The observer also reports the size that it began with.
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
