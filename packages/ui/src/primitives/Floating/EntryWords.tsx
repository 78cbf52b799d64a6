import { styled } from 'styled-components';

export interface EntryWordsProps {
  /** What the entry is or does. */
  label: string;
  /** A second, quiet line. */
  description: string | undefined;
}

/** The words of an entry that floats. */
export function EntryWords({ label, description }: EntryWordsProps) {
  return (
    <span>
      {label}
      {description && <Quiet> {description}</Quiet>}
    </span>
  );
}

const Quiet = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
