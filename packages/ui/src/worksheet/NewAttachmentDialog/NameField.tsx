import type { AttachmentNameProblem } from '@selfservice/api/worksheet/attachment-rules';
import { maxAttachmentNameLength } from '@selfservice/api/worksheet/attachment-rules';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { sentNameOf } from '../attachment-picture/attachment-names.ts';

export interface NameFieldProps {
  /** The value of the field. */
  name: string;
  /** The problem to show; null for none. */
  problem: AttachmentNameProblem | null;
  /** The server's message about a taken name. Default: the product's own wording. */
  takenWords?: string | undefined;
  /** Whether the name cannot be changed now. */
  isReadOnly: boolean;
  /** Called when the user types. */
  onChange: (name: string) => void;
  /** The input element. */
  inputRef: Ref<HTMLInputElement>;
}

/** The name of an attachment, with a counter of the characters including the file extension. @requirement worksheet-34 */
export function NameField(props: NameFieldProps) {
  const { name, problem, takenWords, isReadOnly, onChange, inputRef } = props;
  const { t } = useTranslation('worksheet');
  const { t: tPrimitives } = useTranslation('primitives');
  const used = sentNameOf(name).length;
  const words: Record<AttachmentNameProblem, () => string> = {
    missing: () => t('attachments.new.nameMissing'),
    tooLong: () => tPrimitives('tooManyCharacters', { count: used - maxAttachmentNameLength }),
    taken: () => takenWords || t('attachments.new.nameTaken'),
  };
  return (
    <Name
      label={t('attachments.new.name')}
      isRequired
      value={name}
      isReadOnly={isReadOnly}
      onChange={onChange}
      inputRef={inputRef}
      errorMessage={problem ? words[problem]() : undefined}
      description={
        <Hint>
          <span>{t('attachments.new.nameHint')}</span>
          <Counter data-excess={used > maxAttachmentNameLength || undefined}>
            {tPrimitives('charactersOf', { used, limit: maxAttachmentNameLength })}
          </Counter>
        </Hint>
      }
    />
  );
}

/* By default an input is as wide as twenty characters, too wide for a narrow dialog. */
const Name = styled(TextField)`
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  input {
    min-width: 0;
  }
`;

const Hint = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
`;

/* Like the counter of a text area. */
const Counter = styled.span`
  flex-shrink: 0;
  font-size: var(--text-1);
  font-variant-numeric: tabular-nums;

  &[data-excess] {
    color: var(--color-negative);
    font-weight: var(--weight-medium);
  }
`;
