import { useRef } from 'react';

/** Starts a piece of work unless the one before is still under way: a double click comes before any busy button. */
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
