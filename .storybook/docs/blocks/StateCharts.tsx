import data from 'virtual:workbench-pages/states';
import type { StateChart } from '../../../tools/workbench-pages/state-changes.ts';
import { DocsTable } from './DocsTable.tsx';
import { PageBody } from './PageBody.tsx';
import { StateArcs } from './StateArcs.tsx';
import { withCode } from './withCode.tsx';

const charts = data as readonly StateChart[];

/** The states of each subject with their changes. */
export function StateCharts() {
  return (
    <PageBody>
      {charts.map((chart) => (
        <section key={chart.title} aria-label={chart.title}>
          <h2>{chart.title}</h2>
          <p>{withCode(chart.about)}</p>
          <StateArcs chart={chart} />
          <DocsTable
            caption={`Changes of state: ${chart.title}`}
            head={['Event', 'From', 'To']}
            widths={['30%', '45%', '25%']}
            rows={chart.changes.map(({ event, from, to }) => [
              `\`${event}\``,
              from.map((state) => `\`${state}\``).join(' '),
              `\`${to}\``,
            ])}
          />
        </section>
      ))}
    </PageBody>
  );
}
