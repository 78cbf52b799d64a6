import type { ComponentProps, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';

/** Everything else of react-aria's field goes to the root. */
export interface TextFieldProps extends Omit<ComponentProps<typeof AriaTextField>, 'children'> {
  /** What is asked for; stands above the field. */
  label: string;
  /** A hint below the field. */
  description?: ReactNode;
  /** What is wrong with the value; with it the field is invalid. */
  errorMessage?: string | undefined;
  /** Marks the field where something else says what is wrong. Default with an `errorMessage`. */
  isInvalid?: boolean;
  /** The input itself, to move the focus there. */
  inputRef?: Ref<HTMLInputElement>;
  /** Letters count as they are: no capitals by themselves, no spelling. Default false. */
  isVerbatim?: boolean;
  /** Stands at the end inside the field, for example a button. */
  end?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, inputRef, isVerbatim, end, ...rest } = props;
  const verbatim = isVerbatim
    ? ({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const)
    : {};
  return (
    <Root validationBehavior="aria" isInvalid={Boolean(errorMessage)} {...rest}>
      <FieldLabel>{label}</FieldLabel>
      <FieldBox>
        <Input ref={inputRef} {...verbatim} />
        {end}
      </FieldBox>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(AriaTextField)`
  ${fieldRoot}
`;
