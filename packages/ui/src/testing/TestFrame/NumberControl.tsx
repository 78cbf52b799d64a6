import { useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** Props of `NumberControl`. */
export interface NumberControlProps {
  /** What is set. */
  label: string;
  /** The number in use. */
  value: number;
  /** The smallest one. */
  min: number;
  /** The largest one. */
  max: number;
  /** Another number within the limits was typed. */
  onChange: (value: number) => void;
  /** Says what the limits are when they are not kept. */
  limits: string;
}

/** A whole number that takes effect while it is typed. */
export function NumberControl({ label, value, min, max, onChange, limits }: NumberControlProps) {
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
      errorMessage={isFine(text) ? undefined : limits}
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
