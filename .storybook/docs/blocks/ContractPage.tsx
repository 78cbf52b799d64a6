import { TextField } from '@selfservice/ui/primitives/TextField';
import { useState } from 'react';
import { styled } from 'styled-components';
import document from '../../../docs/contract/openapi.json';
import { ContractCall } from './ContractCall.tsx';
import type { ContractDocument } from './contractDocument.ts';
import { callsOf } from './contractDocument.ts';

const contract = document as unknown as ContractDocument;
const calls = callsOf(contract);

/** A searchable list of the calls of the backend with fields, actions and errors. */
export function ContractPage() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().trim();
  const found = calls.filter(({ method, path, operationId, description }) =>
    `${method} ${path} ${operationId} ${description}`.toLowerCase().includes(words),
  );
  const areas = [...Map.groupBy(found, ({ tags }) => tags[0] ?? '')];
  return (
    <Root className="sb-unstyled">
      <Bar>
        <TextField label="Search by path, name or description" value={query} onChange={setQuery} isVerbatim />
        <p role="status">{words ? `${found.length} of ${calls.length} calls` : `${calls.length} calls`}</p>
      </Bar>
      {areas.map(([area, ofArea]) => (
        <section key={area} aria-label={area}>
          <h2>{area}</h2>
          {ofArea.map((call) => (
            <ContractCall key={call.operationId} call={call} contract={contract} />
          ))}
        </section>
      ))}
    </Root>
  );
}

const Root = styled.div`
  margin: var(--space-4) 0;
  color: var(--color-text);
  font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);

  h2 {
    margin: var(--space-8) 0 var(--space-2);
    font-size: var(--text-4);
    font-weight: var(--weight-light);
  }
`;

const Bar = styled.div`
  max-width: 24rem;

  & > p {
    margin: var(--space-1) 0 0;
    color: var(--color-text-muted);
  }
`;
