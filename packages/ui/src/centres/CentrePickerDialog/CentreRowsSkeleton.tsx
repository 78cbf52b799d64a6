import { useEffect, useRef } from 'react';
import { List } from '../../primitives/List/List.tsx';
import { Region, Rows } from './CentreRegion.tsx';
import { canTakeFocus } from './canTakeFocus.ts';

export interface CentreRowsSkeletonProps {
  /** The name of the list that is loading. */
  label: string;
}

/** Placeholder rows that keep the focus for the loading rows. */
export function CentreRowsSkeleton({ label }: CentreRowsSkeletonProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current && canTakeFocus(region.current))
      region.current.querySelector<HTMLElement>('[role=grid]')?.focus();
  }, []);
  return (
    <Region ref={region}>
      <Rows>
        <List label={label} items={[]} isLoading />
      </Rows>
    </Region>
  );
}
