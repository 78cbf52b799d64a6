import { useState } from 'react';
import { RequestMonth } from './RequestMonth.tsx';
import type { RequestMonthProps } from './RequestMonth.tsx';

/** A month that keeps the selected days and the visible month, as the dialog does. */
export function ControlledMonth(props: RequestMonthProps) {
  const [range, setRange] = useState(props.range);
  const [month, setMonth] = useState(props.month);
  return (
    <div style={{ maxWidth: '20rem' }}>
      <RequestMonth
        {...props}
        range={range}
        month={month}
        onMonthChange={(next) => {
          setMonth(next);
          props.onMonthChange(next);
        }}
        onPick={(pick, at) => {
          const picked = pick(range);
          setRange(picked);
          setMonth(at);
          props.onPick(() => picked, at);
        }}
      />
    </div>
  );
}
