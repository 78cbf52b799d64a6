import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { onResize } from '../../../primitives/onResize.ts';
import type { BoxSize } from '../geometry/drawnRange.ts';

/**
 * Returns the size of a timeline without its scroll bars. Until it is measured, the size of the window is used, so that
 * the first render contains everything visible. On a server that is a window of 1280 by 720 pixels.
 */
export function useBoxSize(boxRef: RefObject<HTMLDivElement | null>): BoxSize {
  const [size, setSize] = useState<BoxSize>(() =>
    typeof window === 'undefined'
      ? { width: 1280, height: 720 }
      : { width: window.innerWidth, height: window.innerHeight },
  );
  useLayoutEffect(() => {
    const { current: box } = boxRef;
    if (!box) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    return onResize([box], measure);
  }, [boxRef]);
  return size;
}
