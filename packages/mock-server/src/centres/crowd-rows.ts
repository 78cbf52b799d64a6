import type { Table } from '../core/area-rows.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import type { Database } from '../core/database.ts';
import type { Scenario } from '../core/scenario.ts';
import type { CrowdPlace } from './crowd-places.ts';
import { crowdPlaces, managerPlaces } from './crowd-places.ts';

const table: Table<Promise<GeneratedEmployee[]>> = { name: 'crowd', create: generateCrowd };

/** Returns the people who fill the large centres; generated on first use. */
export function generatedEmployees({ areaRows }: Database): Promise<GeneratedEmployee[]> {
  return areaRows.of(table);
}

/** Returns the places of the generated people of a scenario. */
export function placesIn({ personCount }: Scenario): readonly CrowdPlace[] {
  return personCount === null ? crowdPlaces : managerPlaces(personCount);
}

// The generator of names is large, so it is loaded on demand and does not delay the start.
async function generateCrowd(scenario: Scenario): Promise<GeneratedEmployee[]> {
  const { createCrowd } = await import('./crowd.ts');
  return createCrowd(scenario.seed, placesIn(scenario));
}
