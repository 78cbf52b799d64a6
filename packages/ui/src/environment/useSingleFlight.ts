import { useRef } from 'react';

/** Returns a function that starts work unless the previous one is running. A double click is faster than a busy button. */
export function useSingleFlight() {
  const isUnderWay = useRef(false);
  return (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void work().finally(() => {
      isUnderWay.current = false;
    });
  };
}
