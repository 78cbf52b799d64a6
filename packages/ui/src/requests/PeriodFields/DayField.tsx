import type { LocalDate } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import type { PeriodChange, PeriodForm } from './periodForm.ts';
import { hasWrongDayOrder } from './periodForm.ts';

export interface DayFieldProps {
  /** What stands in the fields of the period. */
  form: PeriodForm;
  /** Which day of the period it is. */
  which: 'first' | 'last';
  /** What is asked for. */
  label: string;
  /** The day that it is now. */
  today: LocalDate;
  /** An empty field says that it is needed. */
  isAttempted: boolean;
  /** Nothing can be changed now. */
  isReadOnly: boolean;
  /** Another day was picked or typed. */
  onChange: (change: PeriodChange) => void;
}

const kinds = {
  first: { field: 'firstDay', pick: 'pickFirstDay', type: 'typeFirstDay' },
  last: { field: 'lastDay', pick: 'pickLastDay', type: 'typeLastDay' },
} as const;

/** The first or the last day of a period. The last one says when it lies before the first. */
export function DayField({ form, which, label, today, isAttempted, isReadOnly, onChange }: DayFieldProps) {
  const { t } = useTranslation('requests');
  const { field, pick, type } = kinds[which];
  const isBlank = form.blanks.includes(field);
  const missing = isBlank && isAttempted ? t('new.period.dayMissing') : undefined;
  const order = which === 'last' && hasWrongDayOrder(form) ? t('new.period.wrongOrder') : undefined;
  return (
    <DatePicker
      label={label}
      value={isBlank ? null : form.period[field]}
      today={today}
      isReadOnly={isReadOnly}
      isRequired
      errorMessage={missing ?? order}
      onPick={(day) => onChange({ kind: pick, day })}
      onChange={(day) => onChange(day ? { kind: type, day } : { kind: 'empty', field })}
    />
  );
}
