import { systemClock } from '@selfservice/api/core/clock';
import { expect, test } from 'vitest';
import { managerCrowdSize, warehouseCrowdSize } from './crowd-size.ts';
import { createCrowd } from './crowd.ts';
import { createDatabase } from '../core/database.ts';
import { defaultScenario } from '../core/scenario.ts';
import { generatedEmployees } from './crowd-rows.ts';

test('all people of the crowd differ, and are the same for the same seed', () => {
  const crowd = createCrowd(1);
  expect(crowd).toHaveLength(managerCrowdSize + warehouseCrowdSize);
  expect(new Set(crowd.map(({ ref }) => ref)).size).toBe(crowd.length);
  expect(createCrowd(1)).toEqual(crowd);
  expect(createCrowd(2)).not.toEqual(crowd);
});

test('a smaller crowd of the same seed has the first people of a larger one', () => {
  expect(createCrowd(3, 12)).toEqual(createCrowd(3, 1000).slice(0, 12));
  expect(createCrowd(3, 0)).toEqual([]);
});

test('a backend generates the crowd of its seed once', async () => {
  const database = createDatabase({ ...defaultScenario, seed: 7 }, systemClock);
  expect(await generatedEmployees(database)).toEqual(createCrowd(7));
  expect(await generatedEmployees(database)).toBe(await generatedEmployees(database));
});
