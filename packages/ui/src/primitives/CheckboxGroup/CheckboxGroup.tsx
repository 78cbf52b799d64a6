import type { ComponentProps, ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';

/** One thing that can be switched on. */
export interface CheckboxChoice {
  id: string;
  /** What it is, in words. */
  label: string;
  /** It cannot be changed now. Default false. */
  isDisabled?: boolean;
}

/** Everything else of react-aria's group goes to the root. */
export interface CheckboxGroupProps extends Omit<
  ComponentProps<typeof AriaCheckboxGroup>,
  'children' | 'isInvalid'
> {
  /** What is asked for; stands above the group. `value` and `defaultValue` are lists of ids. */
  label: string;
  /** What can be switched on, in this order. */
  choices: readonly CheckboxChoice[];
  /** A hint below the group. */
  description?: ReactNode;
  /** What is wrong with the choice; with it the group is invalid. */
  errorMessage?: string | undefined;
}

/** Several things, each switched on or off. */
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
  justify-items: start;
`;
