import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { FieldBlock } from './FieldBlock.ts';

interface MonthFieldProps {
  /** What is asked for; stands above the month. */
  label: string;
  value: LocalMonth;
  /** Another month was chosen. */
  onChange: (month: LocalMonth) => void;
  /** The day that it is now. */
  today: LocalDate;
  /** It cannot be changed now. */
  isReadOnly: boolean;
}

/** A month as a field of a form. */
export function MonthField({ label, isReadOnly, ...rest }: MonthFieldProps) {
  return (
    <FieldBlock>
      {/* The picker is named by the same words. */}
      <span aria-hidden="true">{label}</span>
      <MonthPicker label={label} isDisabled={isReadOnly} {...rest} />
    </FieldBlock>
  );
}
