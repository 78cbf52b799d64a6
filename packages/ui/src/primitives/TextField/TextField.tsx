import type { ComponentProps, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';

/** Other props of react-aria's field are passed to the root element. */
export interface TextFieldProps extends Omit<ComponentProps<typeof AriaTextField>, 'children'> {
  /** The label above the field. */
  label: string;
  /** A hint below the field. */
  description?: ReactNode;
  /** The error message below the field. If set, the field is invalid. */
  errorMessage?: string | undefined;
  /**
   * Whether the field is marked as invalid, for an error that is shown elsewhere. Default: true with an `errorMessage`.
   */
  isInvalid?: boolean;
  /** A ref to the input element, to move the focus there. */
  inputRef?: Ref<HTMLInputElement>;
  /** Whether to switch off auto-capitalization, auto-correction and spell checking. Default false. */
  isVerbatim?: boolean;
  /** Content at the end of the field, for example a button. */
  end?: ReactNode;
}

/** A field for one line of text. */
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
