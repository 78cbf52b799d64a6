import { styled } from 'styled-components';

/** Options below each other, with a common label. */
export interface DemoOptions<Value extends string> {
  /** The label of the group. Default none: the options belong to no group. */
  label?: string;
  options: readonly { value: Value; label: string }[];
}

export interface DemoChoiceProps<Value extends string> {
  /** The name of the setting. */
  label: string;
  /** The selected value. */
  value: Value;
  /** All values with their labels. */
  groups: readonly DemoOptions<Value>[];
  /** Called when the user chooses another value. */
  onChange: (value: Value) => void;
}

/** A setting of the demo. */
export function DemoChoice<Value extends string>(props: DemoChoiceProps<Value>) {
  const { label, value, groups, onChange } = props;
  const all = groups.flatMap(({ options }) => options);
  return (
    <Root>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = all[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {groups.map((group, index) => {
          const options = group.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
          return group.label ? (
            <optgroup key={index} label={group.label}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
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
