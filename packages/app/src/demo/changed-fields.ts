import type { Scenario, ScenarioField } from '@selfservice/mock-server/core/scenario';
import { scenarioFields } from '@selfservice/mock-server/core/scenario';

/** The fields that apply from the next call on, without a new start of the page. */
const networkFields: readonly ScenarioField[] = ['latencyMs', 'isOffline', 'failures'];

/** Returns the fields that differ from a scenario. The person is not one of them: each tab has its own. */
export function changedFields(scenario: Scenario, changes: Partial<Scenario>): Partial<Scenario> {
  const isChanged = (field: ScenarioField) =>
    field !== 'person' &&
    field in changes &&
    JSON.stringify(changes[field]) !== JSON.stringify(scenario[field]);
  return Object.fromEntries(
    scenarioFields.filter(isChanged).map((field) => [field, changes[field]]),
  ) as Partial<Scenario>;
}

/** Returns whether all of some fields belong to the network. */
export function isOnlyNetwork(changes: Partial<Scenario>): boolean {
  return Object.keys(changes).every((field) => networkFields.some((each) => each === field));
}
