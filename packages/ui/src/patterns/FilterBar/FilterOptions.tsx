import { useId } from 'react';
import { styled } from 'styled-components';
import type { FilterChoice } from './FilterPlace.ts';

/** The options of a `FilterMenu` in a sheet, one below the other. */
export function FilterOptions<Id extends string>({ label, options, value, onChange }: FilterChoice<Id>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      {options.map((option) => (
        <Option key={option.id}>
          <input
            type="radio"
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </Option>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  border-bottom: 1px solid var(--color-border);
  cursor: pointer;

  & > input {
    flex-shrink: 0;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--color-accent);
  }

  &:has(:checked) {
    font-weight: var(--weight-medium);
  }
`;
