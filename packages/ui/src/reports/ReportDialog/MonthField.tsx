import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { styled } from 'styled-components';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { FieldBlock } from './FieldBlock.ts';

interface MonthFieldProps {
  /** The label above the month. */
  label: string;
  value: LocalMonth;
  /** Called when the user chooses another month. */
  onChange: (month: LocalMonth) => void;
  /** The current day. */
  today: LocalDate;
  /** Whether the field cannot be changed now. */
  isReadOnly: boolean;
}

/** A month as a form field. */
export function MonthField({ label, isReadOnly, ...rest }: MonthFieldProps) {
  return (
    <FieldBlock>
      {/* The label is hidden because the picker has the same name. */}
      <span aria-hidden="true">{label}</span>
      <Month label={label} isDisabled={isReadOnly} {...rest} />
    </FieldBlock>
  );
}

/* In a narrow dialog the button for the current month is below the others. */
const Month = styled(MonthPicker)`
  flex-wrap: wrap;
  max-width: 100%;

  @media (width < 400px) {
    button {
      min-width: 0;
    }
  }
`;
