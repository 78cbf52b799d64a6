import { defaultScenario, writeScenario } from '@selfservice/mock-server/core/scenario';
import type { Scenario } from '@selfservice/mock-server/core/scenario';

/** Returns the query with another scenario. The parameters of the page stay. */
export function withScenario(search: string, scenario: Scenario): string {
  const query = new URLSearchParams(search);
  for (const field of Object.keys(defaultScenario)) query.delete(field);
  for (const [field, text] of writeScenario(scenario)) query.set(field, text);
  return query.toString();
}
