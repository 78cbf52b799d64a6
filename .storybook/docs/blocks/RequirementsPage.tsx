import { useDeferredValue, useState } from 'react';
import data from 'virtual:workbench-pages/requirements';
import type { ShownRequirement } from '../../../tools/workbench-pages/shown-requirements.ts';
import { DocsFilter } from './DocsFilter.tsx';
import { foundRows } from './docsFilter.ts';
import { DocsTable } from './DocsTable.tsx';
import { PageBody } from './PageBody.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { Code, withCode } from './withCode.tsx';

const requirements = data as readonly ShownRequirement[];

const textOf = ({ id, text, stories, tests }: ShownRequirement) =>
  [
    id,
    text,
    ...stories.flatMap(({ file, name }) => [file, name]),
    ...tests.flatMap(({ file, titles }) => [file, ...titles]),
  ].join(' ');

/** The requirements by area, with the stories and tests that show them. */
export function RequirementsPage() {
  const [query, setQuery] = useState('');
  const found = foundRows(requirements, useDeferredValue(query), textOf);
  const areas = [...Map.groupBy(found, ({ area }) => area)];
  return (
    <PageBody>
      <DocsFilter
        label="Filter by id, words, story or test"
        value={query}
        onChange={setQuery}
        found={found.length}
        all={requirements.length}
        items="requirements"
      />
      {areas.map(([area, ofArea]) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>{area}</h2>
          <DocsTable
            caption={`Requirements of ${area}`}
            head={['Id', 'Requirement', 'Shown by']}
            widths={['18%', '52%', '30%']}
            rows={ofArea.map((requirement) => [
              <Code key="id" id={requirement.id}>
                {requirement.id}
              </Code>,
              withCode(requirement.text),
              <ShownBy key="shown" of={requirement} />,
            ])}
          />
        </section>
      ))}
    </PageBody>
  );
}

function ShownBy({ of: { stories, tests } }: { of: ShownRequirement }) {
  return (
    <>
      {stories.length > 0 && <StoryLinks stories={stories} most={stories.length} />}
      {tests.length > 0 && (
        <details>
          <summary>{tests.length === 1 ? '1 file of tests' : `${tests.length} files of tests`}</summary>
          <ul>
            {tests.map(({ file, titles }) => (
              <li key={file}>
                <Code>{file}</Code>
                {titles.length > 0 && `: ${titles.join('; ')}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
