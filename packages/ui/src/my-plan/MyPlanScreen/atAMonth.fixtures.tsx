import { useState } from 'react';
import type { MyPlanScreenProps } from './MyPlanScreen.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';

/** The screen as the application shows it: the month is that of the address. */
export function AtAMonth({ onMonthChange, ...props }: MyPlanScreenProps) {
  const [month, setMonth] = useState(props.month);
  return (
    <MyPlanScreen
      {...props}
      month={month}
      isRemembered={props.isRemembered === true && month === props.month}
      onMonthChange={(next) => {
        setMonth(next);
        onMonthChange(next);
      }}
    />
  );
}
