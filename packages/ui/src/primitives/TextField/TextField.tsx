import type { ComponentProps, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';

/** Props of `TextField`; everything else of react-aria's field goes to the root. */
export interface TextFieldProps extends Omit<ComponentProps<typeof AriaTextField>, 'children' | 'isInvalid'> {
  /** What is asked for; stands above the field. */
  label: string;
  /** A hint below the field. */
  description?: ReactNode;
  /** What is wrong with the value; with it the field is invalid. */
  errorMessage?: string | undefined;
  /** The input itself, to move the focus there. */
  inputRef?: Ref<HTMLInputElement>;
  /** Letters count as they are: no capitals by themselves, no spelling. */
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
      <Box>
        <Input ref={inputRef} {...verbatim} />
        {end}
      </Box>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(AriaTextField)`
  display: grid;
  gap: var(--space-1);

  &[data-disabled] {
    color: var(--color-text-disabled);
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: max(40px, var(--control-height));
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);

  &:has(input:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }

  /* A button inside keeps its ring within the field. */
  button:focus-visible {
    outline-offset: -4px;
  }

  [data-invalid] > & {
    border-color: var(--color-negative);
  }

  [data-disabled] > & {
    border-color: var(--color-border-disabled);
    background: var(--color-surface-sunken);
  }

  input {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0 var(--space-3);
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    /* Smaller letters make a phone zoom in. */
    font: inherit;
    font-size: var(--text-3);

    &:disabled {
      cursor: not-allowed;
    }

    &::placeholder {
      color: var(--color-text-muted);
      opacity: 1;
    }
  }
`;
