import type { ComponentProps, ReactNode, Ref } from 'react';
import { useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';

type AriaProps = Omit<ComponentProps<typeof AriaTextField>, 'children' | 'isInvalid' | 'maxLength' | 'type'>;

/** Other props of react-aria's field are passed to the root element. */
export interface TextAreaProps extends AriaProps {
  /** The label above the field. */
  label: string;
  /** A hint below the field. */
  description?: ReactNode;
  /** The error message below the field. If set, the field is invalid. */
  errorMessage?: string | undefined;
  /**
   * Maximum number of characters. More can be typed, so that pasted text is not cut off; the field is then invalid and
   * shows how many are too many. Default: no limit and no counter.
   */
  limit?: number;
  /** Number of visible lines of an empty field; it grows with its content. Default 3. */
  lines?: number;
  /** A ref to the textarea element, to move the focus there. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text, with a character counter if `limit` is set. */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, limit, lines = 3, inputRef, onChange, ...rest } = props;
  const { t } = useTranslation('primitives');
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const used = (rest.value ?? typed).length;
  const excess = limit === undefined ? 0 : Math.max(0, used - limit);
  const fault = errorMessage ?? (excess > 0 ? t('tooManyCharacters', { count: excess }) : undefined);
  return (
    <Root
      validationBehavior="aria"
      isInvalid={Boolean(fault)}
      {...rest}
      onChange={(value) => {
        setTyped(value);
        onChange?.(value);
      }}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldBox>
        <AriaTextArea
          ref={inputRef}
          rows={lines}
          style={{ minHeight: `calc(${lines} * 1lh + 2 * var(--space-2))` }}
        />
      </FieldBox>
      <Below>
        <div>
          <FieldNotes description={description} errorMessage={fault} />
        </div>
        {limit !== undefined && (
          <Counter data-excess={excess > 0 || undefined}>{t('charactersOf', { used, limit })}</Counter>
        )}
      </Below>
    </Root>
  );
}

const Root = styled(AriaTextField)`
  ${fieldRoot}

  textarea {
    /* A long text without spaces must not widen the parent element. */
    contain: inline-size;
    max-height: 40dvh;
    padding-block: var(--space-2);
    line-height: var(--leading);
    resize: vertical;
    field-sizing: content;
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);

  > div {
    min-width: 0;
  }
`;

const Counter = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-1);
  font-variant-numeric: tabular-nums;

  &[data-excess] {
    color: var(--color-negative);
    font-weight: var(--weight-medium);
  }
`;
