import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import type { Ref } from 'react';
import { formatDayNumber } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { MonthDay } from './monthDay.ts';
import { shiftLetters } from './monthDay.ts';
import { useDayLabel } from './useDayLabel.ts';

export interface DayCellProps {
  /** The day with its shifts, holiday and requests. */
  of: MonthDay;
  /** Whether the day is today. */
  isToday: boolean;
  /** The position of the day in the selected range; null where it is not selected. */
  place: 'first' | 'last' | 'only' | 'within' | null;
  /** Whether Tab leads to the day: one day of the month has `tabIndex` 0. */
  isTabbable: boolean;
  /** A ref to the button, to focus it. */
  buttonRef: Ref<HTMLButtonElement> | undefined;
  /** Called when the user presses the day. `hasShift`: the Shift key is down. */
  onPress: (hasShift: boolean) => void;
}

/** A day of the month with the letters of its shift and the icon of a request. Its attributes decide its style. */
export function DayCell({ of, isToday, place, isTabbable, buttonRef, onPress }: DayCellProps) {
  const { day, shifts, holiday, requests } = of;
  const language = useLanguage();
  const label = useDayLabel(of, { isToday, isSelected: place !== null });
  const [shift, ...others] = shifts;
  const [request] = requests;
  return (
    <td
      aria-selected={place !== null}
      data-place={place ?? undefined}
      data-today={isToday || undefined}
      data-off={holiday === undefined ? (isWeekend(day) ? 'weekend' : undefined) : 'holiday'}
    >
      <button
        type="button"
        ref={buttonRef}
        tabIndex={isTabbable ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        data-day={day}
        onClick={({ shiftKey }) => onPress(shiftKey)}
      >
        <span>{formatDayNumber(day, language)}</span>
        <span>
          {shift && <small data-letters={shiftLetters(shift) + (others.length > 0 ? '+' : '')} />}
          {request && <Icon of={requestStateIcons[request.state].icon} size={12} />}
        </span>
      </button>
    </td>
  );
}
