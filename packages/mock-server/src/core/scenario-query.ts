import type { Scenario } from './scenario.ts';
import { changesOf, defaultScenario, scenarioFields } from './scenario.ts';
import type { ScenarioFault } from './scenario-text.ts';
import { readFields, readScenarioText, writeScenarioText } from './scenario-text.ts';
import { writeValue } from './scenario-value.ts';

/** The parameter with the whole scenario as one text. */
const wholeName = 'scenario';

/** The parameters of a query that belong to the scenario. */
export const scenarioParameters: readonly string[] = [wholeName, ...scenarioFields];

/**
 * Reads a scenario from the query of an address: as one text in `scenario`, or each field by its name, which comes first. A
 * field that is missing or does not parse has its default, so that an old address never breaks a demo. Other parameters
 * belong to the page and are ignored.
 *
 * @param onFault called for each part that is not used
 */
export function readScenario(
  query: URLSearchParams,
  onFault: (fault: ScenarioFault) => void = () => {},
): Scenario {
  const text = query.get(wholeName);
  const whole = text === null ? { scenario: {}, faults: [] } : readScenarioText(text);
  const single = readFields(
    scenarioFields.flatMap((field) => {
      const value = query.get(field);
      return value === null ? [] : [[field, value] as const];
    }),
  );
  for (const fault of [...whole.faults, ...single.faults]) onFault(fault);
  return { ...defaultScenario, ...whole.scenario, ...single.scenario };
}

/**
 * Writes the fields that differ from the default scenario, in the format of `readScenario`.
 *
 * @param isWhole whether as one text. Default: each field by its name.
 */
export function writeScenario(scenario: Scenario, isWhole = false): URLSearchParams {
  const changes = changesOf(scenario);
  if (isWhole) return new URLSearchParams({ [wholeName]: writeScenarioText(changes) });
  const names = scenarioFields.filter((field) => field in changes);
  return new URLSearchParams(names.map((field) => [field, writeValue(field, changes)]));
}

/** Returns whether a query has the scenario as one text. */
export function hasWholeScenario(query: URLSearchParams): boolean {
  return query.has(wholeName);
}

/** Writes a query so that people can read it: without escapes of characters that a query may have as they are. */
export function readableQuery(query: URLSearchParams): string {
  return query.toString().replaceAll(/%(?:3A|3B|3D|2C|2F|21|27|28|29)/g, decodeURIComponent);
}
