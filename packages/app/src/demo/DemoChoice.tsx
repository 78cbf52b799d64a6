import { styled } from 'styled-components';

export interface DemoChoiceProps<Value extends string> {
  /** The name of the setting. */
  label: string;
  /** The selected value. */
  value: Value;
  /** All values with their labels. */
  options: readonly { value: Value; label: string }[];
  /** Called when the user chooses another value. */
  onChange: (value: Value) => void;
}

/** A setting of the demo. */
export function DemoChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: DemoChoiceProps<Value>) {
  return (
    <Root>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Root>
  );
}

const Root = styled.label`
  display: grid;
  gap: 2px;
  color: var(--color-text-muted);

  select {
    min-width: 0;
    min-height: 32px;
    padding: 0 var(--space-2);
    border: 1px solid var(--color-border-control);
    border-radius: var(--radius-small);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font: inherit;
  }
`;
