import { useState } from 'react';
import data from 'virtual:workbench-pages/right-names';
import document from '../../../docs/contract/openapi.json';
import { ContractCall } from './ContractCall.tsx';
import type { ContractDocument } from './contractDocument.ts';
import { callsOf, wordsOf } from './contractDocument.ts';
import { DocsFilter } from './DocsFilter.tsx';
import { foundRows } from './docsFilter.ts';
import { anchorOfPage } from './docsHref.ts';
import { PageBody } from './PageBody.tsx';

const contract = document as unknown as ContractDocument;
const rightNames = data as Readonly<Record<string, string>>;
const calls = callsOf(contract).map((call) => {
  const rights = call.security.flatMap(({ bearer = [] }) => bearer.map((id) => rightNames[id]));
  return { call, words: `${wordsOf(contract, call)} ${rights.join(' ')}` };
});

/** A searchable list of the calls of the backend with fields, rights, errors and samples. */
export function ContractPage() {
  const [query, setQuery] = useState('');
  const [anchor] = useState(anchorOfPage);
  const found = foundRows(calls, query, ({ words }) => words);
  const areas = [...Map.groupBy(found, ({ call }) => call.tags[0] ?? '')];
  return (
    <PageBody>
      <DocsFilter
        label="Search by path, name, field, right or description"
        value={query}
        onChange={setQuery}
        found={found.length}
        all={calls.length}
        items="calls"
      />
      {areas.map(([area, ofArea]) => (
        <section key={area} aria-label={area}>
          <h2>{area}</h2>
          {ofArea.map(({ call }) => (
            <ContractCall
              key={call.operationId}
              call={call}
              contract={contract}
              isOpenAtFirst={call.operationId === anchor}
            />
          ))}
        </section>
      ))}
    </PageBody>
  );
}
