import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** What a number may be. */
export interface NumberLimits {
  /** The smallest one. */
  min: number;
  /** The largest one. */
  max: number;
}

export interface NumberControlProps {
  /** What is set. */
  label: string;
  /** The number in use. */
  value: number;
  /** What it may be. */
  limits: NumberLimits;
  /** Another number within the limits was typed. */
  onChange: (value: number) => void;
}

/** A whole number that takes effect while it is typed. */
export function NumberControl({ label, value, limits: { min, max }, onChange }: NumberControlProps) {
  const { t } = useTranslation('testing');
  const [typed, setTyped] = useState({ text: String(value), before: value });
  // Another number may have been set elsewhere meanwhile.
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
