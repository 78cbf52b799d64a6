import { useState } from 'react';
import data from 'virtual:workbench-pages/rights';
import type { RightRow } from '../../../tools/workbench-pages/rights.ts';
import { CallLinks } from './CallLinks.tsx';
import { DocsFilter } from './DocsFilter.tsx';
import { foundRows } from './docsFilter.ts';
import { DocsTable } from './DocsTable.tsx';
import { PageBody } from './PageBody.tsx';
import { Muted, StoryLinks } from './StoryLinks.tsx';
import { withBreaks } from './withBreaks.tsx';
import { Code, withCode } from './withCode.tsx';

const rights = data as readonly RightRow[];

/** Returns everything that a right opens, in words. */
function effectsOf({ paths, entries, counts, modules }: RightRow): string[] {
  return [
    ...paths.map((path) => `Opens \`${path}\`; without it the address is not found.`),
    ...entries.map((entry) => `Shows the entry “${entry}” on home and in the navigation.`),
    ...counts.map((entry) => `Counts the items of the entry “${entry}”.`),
    ...(modules.length > 0 ? [`Read by ${modules.map((name) => `\`${name}\``).join(', ')}.`] : []),
  ];
}

const textOf = (right: RightRow) =>
  [right.words, right.action, right.id, right.area, ...effectsOf(right), ...right.calls].join(' ');

/** A table of the rights with their effects, their calls, and the stories without them. */
export function RightsPage() {
  const [query, setQuery] = useState('');
  const found = foundRows(rights, query, textOf);
  const areas = [...Map.groupBy(found, ({ area }) => area)];
  return (
    <PageBody>
      <DocsFilter
        label="Filter by right, area, address, module or call"
        value={query}
        onChange={setQuery}
        found={found.length}
        all={rights.length}
        items="rights"
      />
      {areas.map(([area, ofArea]) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>{area}</h2>
          <DocsTable
            caption={`Rights of ${area}`}
            head={['Right', 'Effect', 'Calls', 'Disabled', 'Hidden']}
            widths={['24%', '26%', '16%', '17%', '17%']}
            rows={ofArea.map((right) => [
              <span key="right" id={right.action}>
                {right.words}
                <br />
                <Code>{withBreaks(right.id)}</Code>
              </span>,
              <ul key="effects">
                {effectsOf(right).map((effect) => (
                  <li key={effect}>{withCode(effect)}</li>
                ))}
              </ul>,
              <CallLinks key="calls" calls={right.calls} isOpen={query !== ''} />,
              <StoryLinks key="disabled" stories={right.disabled} hasPicture />,
              right.hidden.length > 0 ? (
                <StoryLinks key="hidden" stories={right.hidden} hasPicture />
              ) : (
                <Muted key="hidden">As disabled: the sign-in shows a message</Muted>
              ),
            ])}
          />
        </section>
      ))}
    </PageBody>
  );
}
