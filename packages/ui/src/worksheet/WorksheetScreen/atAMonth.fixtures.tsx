import { useState } from 'react';
import type { WorksheetScreenProps } from './WorksheetScreen.tsx';
import { WorksheetScreen } from './WorksheetScreen.tsx';

/** The screen as the application shows it: the month is that of the address. */
export function AtAMonth({ onMonthChange, ...props }: WorksheetScreenProps) {
  const [month, setMonth] = useState(props.month);
  return (
    <WorksheetScreen
      {...props}
      month={month}
      onMonthChange={(next) => {
        setMonth(next);
        onMonthChange(next);
      }}
    />
  );
}
