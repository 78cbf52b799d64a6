import { useEffect, useRef } from 'react';
import { List } from '../../primitives/List/List.tsx';
import { Region, Rows } from './CentreRegion.tsx';
import { focusRow, isFocusFree } from './focusRow.ts';

export interface CentreRowsSkeletonProps {
  /** Name of the list that is to come. */
  label: string;
}

/** Stands in for rows that are on their way, and keeps the focus for them. */
export function CentreRowsSkeleton({ label }: CentreRowsSkeletonProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current && isFocusFree(region.current)) focusRow(region.current, { id: undefined, share: 0 });
  }, []);
  return (
    <Region ref={region}>
      <Rows>
        <List label={label} items={[]} isLoading />
      </Rows>
    </Region>
  );
}
