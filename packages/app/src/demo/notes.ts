import type { PageBackend } from '@selfservice/mock-server/browser';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario, readScenario } from '@selfservice/mock-server/core/scenario';

/** The scenario of the demo's address, and a note for each parameter that the demo cannot use. */
export interface DemoAddress {
  scenario: Scenario;
  notes: string[];
}

/**
 * Reads the demo's address.
 *
 * @param isHome whether the address is that of home. Home has no parameters, so that an unknown one must be a mistake.
 */
export function readDemoAddress(search: string, isHome: boolean): DemoAddress {
  const query = new URLSearchParams(search);
  const notes: string[] = [];
  const scenario = readScenario(query, (field, text) => {
    notes.push(`“${field}=${text}” in the address is not possible. ${defaultWords(field as keyof Scenario)}`);
  });
  const unknown = isHome ? [...new Set(query.keys())].filter((name) => !(name in defaultScenario)) : [];
  for (const name of unknown)
    notes.push(`“${name}” in the address is not a setting of the demo. It changes nothing.`);
  return { scenario, notes };
}

function defaultWords(field: keyof Scenario): string {
  const value = defaultScenario[field];
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' ? 'The default is used.' : `The default is used: “${text}”.`;
}

/** Returns notes about features that the browser refuses. */
export function refusalNotes({ isInPage, isKept }: PageBackend): string[] {
  return [
    ...(isInPage
      ? [
          'The browser allows no service worker here, so this page responds to its calls itself. Everything works, but uploads show no progress and the network tools of the browser show no calls.',
        ]
      : []),
    ...(isKept
      ? []
      : [
          'The browser refuses storage here. Everything works until you reload the page: then you sign in again, and all changes are lost.',
        ]),
  ];
}
