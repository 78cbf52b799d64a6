import type { Scenario } from '@selfservice/mock-server/core/scenario';
import {
  hasWholeScenario,
  readableQuery,
  scenarioParameters,
  writeScenario,
} from '@selfservice/mock-server/core/scenario-query';

/** Returns the query with another scenario, in the form that it has: one text or single fields. The parameters of the page stay. */
export function withScenario(search: string, scenario: Scenario): string {
  const query = new URLSearchParams(search);
  const isWhole = hasWholeScenario(query);
  for (const name of scenarioParameters) query.delete(name);
  for (const [name, text] of writeScenario(scenario, isWhole)) query.set(name, text);
  return readableQuery(query);
}
