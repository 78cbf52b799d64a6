import { useEffect, useRef } from 'react';
import { List } from '../../primitives/List/List.tsx';
import { Region, Rows } from './CentreRegion.tsx';
import { canTakeFocus } from './canTakeFocus.ts';

export interface CentreRowsSkeletonProps {
  /** Name of the list that is to come. */
  label: string;
}

/** Stands in for rows that are on their way, and keeps the focus for them. */
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
