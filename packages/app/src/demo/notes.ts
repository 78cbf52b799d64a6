import type { DoneCall } from '@selfservice/mock-server/core/done-calls';
import { readDoneCalls } from '@selfservice/mock-server/core/done-calls-text';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { readScenario, scenarioParameters } from '@selfservice/mock-server/core/scenario-query';
import type { ScenarioFault } from '@selfservice/mock-server/core/scenario-text';
import { writeValue } from '@selfservice/mock-server/core/scenario-value';
import type { DemoPanelProps } from '@selfservice/ui/testing/DemoPanel';

/** A note about the address of the demo or about the browser. */
type DemoNote = DemoPanelProps['notes'][number];

/** The parameter with the changes of the visitor who has made the address. */
export const doneParameter = 'done';

/** The contents of the demo's address, with a note for each part that the demo cannot use. */
export interface DemoAddress {
  scenario: Scenario;
  /** The calls that must be done again before the demo starts; null for none. */
  doneCalls: DoneCall[] | null;
  notes: DemoNote[];
}

/**
 * Reads the demo's address.
 *
 * @param isHome whether the address is that of home. Home has no parameters, so that an unknown one must be a mistake.
 */
export function readDemoAddress(search: string, isHome: boolean): DemoAddress {
  const query = new URLSearchParams(search);
  const notes: DemoNote[] = [];
  const scenario = readScenario(query, (fault) => notes.push(noteOf(fault)));
  const unknown = isHome
    ? [...new Set(query.keys())].filter((name) => ![...scenarioParameters, doneParameter].includes(name))
    : [];
  for (const parameter of unknown) notes.push({ kind: 'unknownParameter', parameter });
  const done = query.get(doneParameter);
  if (done === null) return { scenario, doneCalls: null, notes };
  const { calls, faults } = readDoneCalls(done);
  for (const part of faults) notes.push({ kind: 'unreadChange', part });
  return { scenario, doneCalls: calls, notes };
}

function noteOf(fault: ScenarioFault): DemoNote {
  switch (fault.kind) {
    case 'version':
      return { kind: 'otherVersion', parameter: fault.text };
    case 'field':
      return { kind: 'unknownParameter', parameter: fault.name };
    case 'value':
      return {
        kind: 'badValue',
        parameter: `${fault.field}=${fault.text}`,
        fallback: writeValue(fault.field, defaultScenario),
      };
  }
}
