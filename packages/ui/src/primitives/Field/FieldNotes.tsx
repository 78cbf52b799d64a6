import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

export interface FieldNotesProps {
  /** A hint below the field. */
  description: ReactNode;
  /** The error message. Shown while the field around it is invalid. */
  errorMessage: string | undefined;
}

/** The hint and the error message below a field; together its accessible description. */
export function FieldNotes({ description, errorMessage }: FieldNotesProps) {
  return (
    <>
      {description && <Hint slot="description">{description}</Hint>}
      {errorMessage && (
        <Fault>
          <Icon of={CircleAlert} size={16} />
          <span>{errorMessage}</span>
        </Fault>
      )}
    </>
  );
}

const Hint = styled(Text)`
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;

const Fault = styled(FieldError)`
  display: flex;
  gap: var(--space-1);
  min-width: 0;
  color: var(--color-negative);
  font-size: var(--text-2);

  & > svg {
    margin-top: 2px;
  }
`;
