import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Region } from './CentreRegion.tsx';
import { canTakeFocus } from './canTakeFocus.ts';

export interface CentreFailureProps {
  /** What happened, with a button that tries again. */
  children: ReactNode;
}

/** Stands where no level could be had. The way out takes the focus, which the rows can no longer hold. */
export function CentreFailure({ children }: CentreFailureProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current && canTakeFocus(region.current)) region.current.querySelector('button')?.focus();
  }, []);
  return <Region ref={region}>{children}</Region>;
}
