import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Region } from './CentreRegion.tsx';
import { canTakeFocus } from './canTakeFocus.ts';

export interface CentreFailureProps {
  /** The error, with a button that tries again. */
  children: ReactNode;
}

/** Shown if no level could be loaded. Its button takes the focus that the rows have lost. */
export function CentreFailure({ children }: CentreFailureProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current && canTakeFocus(region.current)) region.current.querySelector('button')?.focus();
  }, []);
  return <Region ref={region}>{children}</Region>;
}
