import React, { useState } from 'react';
import { AddonPanel, Button, DocumentWrapper } from 'storybook/internal/components';
import { useChannel } from 'storybook/manager-api';
import type { Measures } from './measures.ts';
import { measuresEvent, noMeasures, resetEvent } from './measures.ts';

/** The rows of the panel: name, value and meaning. */
function rowsOf(measures: Measures): [name: string, value: string, meaning: string][] {
  const { commits, longTasks, longestTaskMs, longestFrameMs, elements, mostElements } = measures;
  return [
    ['Commits', String(commits), 'How often React has changed the page'],
    [
      'Long tasks',
      longTasks === 0 ? '0' : `${longTasks}, longest ${longestTaskMs} ms`,
      'Tasks of 50 ms or longer: the browser answers no press',
    ],
    ['Longest frame', `${longestFrameMs} ms`, 'The longest time between two frames; 17 ms are smooth'],
    ['Elements', `${elements}, at most ${mostElements}`, 'The elements on the page'],
  ];
}

export interface PerformancePanelProps {
  /** Whether the panel is the open one. */
  active?: boolean;
}

/** The measures of the present story, twice a second. They matter most for the plans, which draw the most. */
export function PerformancePanel({ active = false }: PerformancePanelProps) {
  const [measures, setMeasures] = useState(noMeasures);
  const emit = useChannel({ [measuresEvent]: setMeasures });

  function reset(): void {
    setMeasures(noMeasures);
    emit(resetEvent);
  }

  return (
    <AddonPanel active={active}>
      <DocumentWrapper>
        <div style={{ padding: 16 }}>
          <table style={{ margin: '0 0 12px' }}>
            <thead>
              <tr>
                <th>Measure</th>
                <th>Value</th>
                <th>Meaning</th>
              </tr>
            </thead>
            <tbody>
              {rowsOf(measures).map(([name, value, meaning]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{value}</td>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button ariaLabel={false} onClick={reset}>
            Count from now
          </Button>
        </div>
      </DocumentWrapper>
    </AddonPanel>
  );
}
