import React from 'react';
import type { ReactNode } from 'react';

/** Shown in fields that are not set. */
export const asStory = 'set by the story';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

/** A select field; the empty option uses the value of the story. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Row label={label}>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{asStory}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Row>
  );
}

/** A group of fields that is collapsed by default. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <details>
      <summary>{legend}</summary>
      <fieldset
        aria-label={legend}
        style={{ display: 'grid', gap: 6, margin: 0, padding: '8px 0', border: 0 }}
      >
        {children}
      </fieldset>
    </details>
  );
}

/** A field with its label. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label style={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 8, alignItems: 'center' }}>
      <span style={{ overflowWrap: 'anywhere' }}>{label}</span>
      {children}
    </label>
  );
}
