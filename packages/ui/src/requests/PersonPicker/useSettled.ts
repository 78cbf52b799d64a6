import { useEffect, useState } from 'react';

/**
 * A text once nothing has been typed for a while. One that need not wait is there at once.
 *
 * @param waitMs how long, in milliseconds; 0 for at once
 */
export function useSettled(text: string, waitMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return waitMs === 0 ? text : settled;
}
