import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario, readScenario } from '@selfservice/mock-server/core/scenario';
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
  const scenario = readScenario(query, (field, text) => {
    notes.push({
      kind: 'badValue',
      parameter: `${field}=${text}`,
      fallback: defaultText(field as keyof Scenario),
    });
  });
  const unknown = isHome ? [...new Set(query.keys())].filter((name) => !(name in defaultScenario)) : [];
  for (const parameter of unknown) notes.push({ kind: 'unknownParameter', parameter });
  return { scenario, notes };
}

function defaultText(field: keyof Scenario): string {
  const value = defaultScenario[field];
  return typeof value === 'string' ? value : JSON.stringify(value);
}
