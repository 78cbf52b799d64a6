import type { ComponentProps, ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';

/** One checkbox of a group. */
export interface CheckboxChoice {
  id: string;
  /** The label of the checkbox. */
  label: string;
  /** Whether it cannot be changed. Default false. */
  isDisabled?: boolean;
}

/** Other props of react-aria's group are passed to the root element. */
export interface CheckboxGroupProps extends Omit<
  ComponentProps<typeof AriaCheckboxGroup>,
  'children' | 'isInvalid'
> {
  /** The label above the group. `value` and `defaultValue` are lists of ids. */
  label: string;
  /** The checkboxes, in this order. */
  choices: readonly CheckboxChoice[];
  /** A hint below the group. */
  description?: ReactNode;
  /** The error message below the group. If set, the group is invalid. */
  errorMessage?: string | undefined;
}

/** A group of checkboxes under one label. */
export function CheckboxGroup({ label, choices, description, errorMessage, ...rest }: CheckboxGroupProps) {
  return (
    <Root validationBehavior="aria" isInvalid={Boolean(errorMessage)} {...rest}>
      <FieldLabel>{label}</FieldLabel>
      <Choices>
        {choices.map(({ id, label: words, isDisabled = false }) => (
          <Checkbox key={id} value={id} isDisabled={isDisabled}>
            {words}
          </Checkbox>
        ))}
      </Choices>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(AriaCheckboxGroup)`
  ${fieldRoot}
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
`;
