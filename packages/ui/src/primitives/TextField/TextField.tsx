import type { ComponentProps, ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';

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
      <Label>{label}</Label>
      <Box>
        <Input ref={inputRef} {...verbatim} />
        {end}
      </Box>
      {description && <Hint slot="description">{description}</Hint>}
      <FieldError>{errorMessage}</FieldError>
    </Root>
  );
}

const Root = styled(AriaTextField)`
  display: grid;
  gap: var(--space-1);

  label {
    font-size: var(--text-2);
    font-weight: var(--weight-medium);
  }

  .react-aria-FieldError {
    color: var(--color-negative);
    font-size: var(--text-2);
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

  [data-invalid] > & {
    border-color: var(--color-negative);
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
  }
`;

const Hint = styled(Text)`
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;
