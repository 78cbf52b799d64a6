import type { Table } from '../core/area-rows.ts';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import type { Database } from '../core/database.ts';
import type { Scenario } from '../core/scenario.ts';

const table: Table<Promise<GeneratedEmployee[]>> = { name: 'crowd', create: generateCrowd };

/** The people who fill the large centres. They are generated when they are first asked for. */
export function generatedEmployees({ areaRows }: Database): Promise<GeneratedEmployee[]> {
  return areaRows.of(table);
}

// The generator of names is large: nothing that starts waits for it.
async function generateCrowd({ seed, personCount }: Scenario): Promise<GeneratedEmployee[]> {
  const { createCrowd } = await import('./crowd.ts');
  return createCrowd(seed, personCount ?? undefined);
}
