import { useId } from 'react';
import { styled } from 'styled-components';
import type { FilterChoice } from './FilterPlace.ts';
import { sheetLabel, sheetRow } from './sheetRow.ts';

/** The options of a `FilterMenu` in a sheet, one below the other. */
export function FilterOptions<Id extends string>({ label, options, value, onChange }: FilterChoice<Id>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      {options.map((option) => (
        <Option key={option.id}>
          <span>{option.label}</span>
          <input
            type="radio"
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
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
    ${sheetLabel}
  }
`;

const Option = styled.label`
  ${sheetRow}

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
