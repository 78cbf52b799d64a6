import { TextField } from '@selfservice/ui/primitives/TextField';
import { useState } from 'react';
import { styled } from 'styled-components';
import data from 'virtual:workbench-pages/icons';
import { IconCard } from './IconCard.tsx';
import type { IconCardProps } from './IconCard.tsx';

const icons = data as IconCardProps['of'][];

/** A searchable list of all icons of the product, with their import statements to copy. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const [result, setResult] = useState('');
  const words = query.toLowerCase().trim();
  const found = icons.filter(({ name, users }) => `${name} ${users.join(' ')}`.toLowerCase().includes(words));

  function copy(line: string) {
    write(line).then(
      () => setResult(`Copied: ${line}`),
      () => setResult(`The browser does not allow copying. The line is: ${line}`),
    );
  }

  return (
    <Root className="sb-unstyled">
      <Bar>
        <TextField label="Search by icon or module" value={query} onChange={setQuery} isVerbatim />
        <p role="status">{words ? `${found.length} of ${icons.length} icons` : `${icons.length} icons`}</p>
        <p role="status">{result}</p>
      </Bar>
      <List>
        {found.map((icon) => (
          <IconCard key={icon.name} of={icon} onCopy={copy} />
        ))}
      </List>
    </Root>
  );
}

/** Writes to the clipboard. Rejects if the browser has no clipboard, for example on a page without HTTPS. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

const Root = styled.div`
  margin: var(--space-4) 0;
  color: var(--color-text);
  font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);
`;

/* Sticky, so that the result of copying is always visible. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) 0;
  background: var(--color-surface);
  z-index: var(--layer-bar);

  & > div {
    max-width: 24rem;
  }

  & > p {
    min-height: 1lh;
    margin: 0;
    color: var(--color-text-muted);
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0 var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;
`;
