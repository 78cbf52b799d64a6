import type { DoneCall } from '@selfservice/mock-server/core/done-calls';
import { writeDoneCalls } from '@selfservice/mock-server/core/done-calls-text';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import {
  readableQuery,
  scenarioParameters,
  writeScenario,
} from '@selfservice/mock-server/core/scenario-query';
import type { DemoPanelProps } from '@selfservice/ui/testing/DemoPanel';
import { doneParameter } from './notes.ts';
import { withStartMark } from './start-mark.ts';

type DemoLink = NonNullable<DemoPanelProps['link']>;

/** The longest address that web servers accept by default. */
export const longestAddress = 8000;

/** The situation that a link shows. */
export interface Situation {
  /** The address of the page. */
  href: string;
  scenario: Scenario;
  /** The calls that have changed rows. */
  calls: readonly DoneCall[];
  /** Whether the link signs in as the person of the scenario. */
  isSignedIn: boolean;
}

/** Returns the addresses that show a situation in another browser. */
export function toDemoLink({ href, scenario, calls, isSignedIn }: Situation): DemoLink {
  const done = writeDoneCalls(calls);
  const leftOut = calls.filter(({ isLeftOut }) => isLeftOut).length;

  function addressWith(changes: string): string {
    const url = new URL(href);
    const query = url.searchParams;
    for (const name of [...scenarioParameters, doneParameter]) query.delete(name);
    if (changes !== '') query.set(doneParameter, changes);
    for (const [name, value] of writeScenario(scenario, true)) query.set(name, value);
    url.search = readableQuery(query);
    return withStartMark(url.href, isSignedIn ? 'sign-in' : null);
  }

  const whole = addressWith(done);
  return {
    url: addressWith(''),
    urlWithChanges: whole.length > longestAddress ? null : whole,
    changes: calls.length - leftOut,
    leftOut,
    isOnlyHere: /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(href).hostname),
  };
}
