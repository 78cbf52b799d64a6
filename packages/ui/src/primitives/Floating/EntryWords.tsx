import { styled } from 'styled-components';

export interface EntryWordsProps {
  /** The label of the entry. */
  label: string;
  /** A second line in muted text, or undefined. */
  description: string | undefined;
}

/** The text of a menu entry or an option. */
export function EntryWords({ label, description }: EntryWordsProps) {
  return (
    <span>
      <span>{label}</span>
      {description && <Quiet>{` ${description}`}</Quiet>}
    </span>
  );
}

const Quiet = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
