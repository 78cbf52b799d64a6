import { TextField } from '@selfservice/ui/primitives/TextField';
import { styled } from 'styled-components';

export interface DocsFilterProps {
  /** The label of the field. */
  label: string;
  /** The typed text. */
  value: string;
  /** Called when the user types. */
  onChange: (value: string) => void;
  /** The number of found items, and of all. */
  found: number;
  all: number;
  /** The items in plural, for example `calls`. */
  items: string;
}

/** A field that filters a page, with the number of found items. */
export function DocsFilter({ label, value, onChange, found, all, items }: DocsFilterProps) {
  return (
    <Bar>
      <TextField label={label} value={value} onChange={onChange} isVerbatim />
      <p role="status">{found < all ? `${found} of ${all} ${items}` : `${all} ${items}`}</p>
    </Bar>
  );
}

const Bar = styled.div`
  max-width: 24rem;

  & > p {
    margin: var(--space-1) 0 0;
    color: var(--color-text-muted);
  }
`;
