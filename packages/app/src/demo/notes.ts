import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { readScenario, scenarioParameters } from '@selfservice/mock-server/core/scenario-query';
import type { ScenarioFault } from '@selfservice/mock-server/core/scenario-text';
import { writeValue } from '@selfservice/mock-server/core/scenario-value';
import type { DemoNote } from '@selfservice/ui/testing/DemoStrip';

/** The scenario of the demo's address, and a note for each parameter that the demo cannot use. */
export interface DemoAddress {
  scenario: Scenario;
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
    ? [...new Set(query.keys())].filter((name) => !scenarioParameters.includes(name))
    : [];
  for (const parameter of unknown) notes.push({ kind: 'unknownParameter', parameter });
  return { scenario, notes };
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
