import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** The limits of a number. */
export interface NumberLimits {
  /** The smallest allowed number. */
  min: number;
  /** The largest allowed number. */
  max: number;
}

export interface NumberControlProps {
  /** The label of the field. */
  label: string;
  /** The current number. */
  value: number;
  /** The limits of the number. */
  limits: NumberLimits;
  /** Called when the user types a number within the limits. */
  onChange: (value: number) => void;
}

/** A field for a whole number that applies while the user types. */
export function NumberControl({ label, value, limits: { min, max }, onChange }: NumberControlProps) {
  const { t } = useTranslation('testing');
  const [typed, setTyped] = useState({ text: String(value), before: value });
  // The number may have changed elsewhere.
  const isCurrent = typed.before === value || Number(typed.text) === value;
  const text = isCurrent ? typed.text : String(value);
  const isFine = (next: string) => /^\d+$/.test(next) && Number(next) >= min && Number(next) <= max;
  return (
    <Root
      label={label}
      value={text}
      inputMode="numeric"
      errorMessage={isFine(text) ? undefined : t('limits', { min, max })}
      onChange={(next) => {
        setTyped({ text: next, before: value });
        if (isFine(next)) onChange(Number(next));
      }}
    />
  );
}

const Root = styled(TextField)`
  grid-template-columns: minmax(0, 1fr);
  width: 8rem;

  input {
    width: 100%;
    min-width: 0;
  }
`;
