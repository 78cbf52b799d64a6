import React from 'react';
import type { ReactNode } from 'react';

/** What stands where nothing is set. */
export const asStory = 'as the story says';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

/** One of some words, or none: as the story says. */
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

/** Fields that are folded away until they are wanted. */
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

/** A field with its name. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label style={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 8, alignItems: 'center' }}>
      <span style={{ overflowWrap: 'anywhere' }}>{label}</span>
      {children}
    </label>
  );
}
