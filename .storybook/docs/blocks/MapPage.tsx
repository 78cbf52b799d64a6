import { useState } from 'react';
import data from 'virtual:workbench-pages/map';
import type { MappedScreen, ScreenMap } from '../../../tools/workbench-pages/screen-map.ts';
import { CallLinks } from './CallLinks.tsx';
import { DocsFilter } from './DocsFilter.tsx';
import { foundRows } from './docsFilter.ts';
import { pageHref, storyHref } from './docsHref.ts';
import { DocsTable } from './DocsTable.tsx';
import { PageBody } from './PageBody.tsx';
import { Muted } from './StoryLinks.tsx';
import { withBreaks } from './withBreaks.tsx';
import { Code } from './withCode.tsx';

const map = data as ScreenMap;

const textOf = ({ area, name, paths, calls, help }: MappedScreen) =>
  [
    area,
    name,
    ...paths.flatMap(({ path, right }) => [path, right?.words, right?.action]),
    ...calls,
    ...help.map(({ heading }) => heading),
  ].join(' ');

/** A table of the screens and dialogs with their stories, addresses, rights, calls and help. */
export function MapPage() {
  const [query, setQuery] = useState('');
  const found = foundRows(map.screens, query, textOf);
  return (
    <PageBody>
      <DocsFilter
        label="Filter by screen, area, address, right, call or help"
        value={query}
        onChange={setQuery}
        found={found.length}
        all={map.screens.length}
        items="screens and dialogs"
      />
      <DocsTable
        caption="Screens and dialogs"
        head={['Screen', 'Area', 'Address and right', 'Calls', 'Help']}
        widths={['24%', '14%', '30%', '18%', '14%']}
        rows={found.map((screen) => [
          <Screen key="screen" screen={screen} />,
          screen.area,
          <Paths key="paths" paths={screen.paths} />,
          <CallLinks key="calls" calls={screen.calls} isOpen={query !== ''} />,
          screen.help.length > 0 && (
            <ul key="help">
              {screen.help.map(({ anchor, heading }) => (
                <li key={anchor}>
                  <a href={`./help-pages/en.html#${anchor}`} target="_top">
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          ),
        ])}
      />
      <h2>Calls of no screen</h2>
      <p>The session and the frame make them: sign-in, change of the person, and reports of errors.</p>
      <CallLinks calls={map.otherCalls} isOpen />
    </PageBody>
  );
}

function Screen({ screen: { name, stories } }: { screen: MappedScreen }) {
  if (!stories) return name;
  return (
    <>
      <a href={storyHref(stories.first)} target="_top">
        {withBreaks(name)}
      </a>
      <br />
      <Muted>{stories.count} stories</Muted>
    </>
  );
}

function Paths({ paths }: Pick<MappedScreen, 'paths'>) {
  if (paths.length === 0) return <Muted>No address of its own</Muted>;
  return (
    <ul>
      {paths.map(({ path, right }) => (
        <li key={path}>
          <Code>{path}</Code>{' '}
          {right ? (
            <a href={pageHref('rights', right.action)} target="_top">
              {right.words}
            </a>
          ) : (
            <Muted>only a sign-in</Muted>
          )}
        </li>
      ))}
    </ul>
  );
}
