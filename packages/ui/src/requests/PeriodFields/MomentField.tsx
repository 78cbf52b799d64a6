import { useTranslation } from 'react-i18next';
import { TimeField } from '../../primitives/TimeField/TimeField.tsx';
import type { PeriodChange, PeriodForm } from './periodForm.ts';

export interface MomentFieldProps {
  /** What stands in the fields of the period. */
  form: PeriodForm;
  /** Which time of the period it is. */
  which: 'begin' | 'end';
  /** What is asked for. */
  label: string;
  /** A hint below the field. */
  description?: string | undefined;
  /** An empty field says that it is needed. */
  isAttempted: boolean;
  /** Nothing can be changed now. */
  isReadOnly: boolean;
  /** Another time was stepped to or typed. */
  onChange: (change: PeriodChange) => void;
}

const kinds = {
  begin: { field: 'beginTime', step: 'stepBeginTime', type: 'typeBeginTime' },
  end: { field: 'endTime', step: 'stepEndTime', type: 'typeEndTime' },
} as const;

/** The time at which a part of a day begins or ends, in steps of 30 minutes. Specification 000 section 9. */
export function MomentField({ form, which, isAttempted, onChange, ...rest }: MomentFieldProps) {
  const { t } = useTranslation('requests');
  const { field, step, type } = kinds[which];
  const isBlank = form.blanks.includes(field);
  return (
    <TimeField
      {...rest}
      value={isBlank ? null : form.period[field]}
      startAt={form.period[field]}
      isRequired
      errorMessage={isBlank && isAttempted ? t('new.period.timeMissing') : undefined}
      onStep={(time) => onChange({ kind: step, time })}
      onChange={(time) => onChange(time ? { kind: type, time } : { kind: 'empty', field })}
    />
  );
}
