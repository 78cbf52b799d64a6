import type * as wire from '@selfservice/api/centres/centres.wire';
import type { SamplesOf } from '../samples.fixtures.ts';

const centreAreas = ['RunDepartmentPlan', 'RunPlanStates', 'RunWorksheetStates', 'RunPresence'];

export default {
  getCentreLevel: [{ query: { centerID: '' }, ways: centreAreas.map((area) => [area]) }],
  postCategories: [
    { body: { Item1: 0, Item2: true }, ways: centreAreas.map((area) => [area, 'CategoryFilter']) },
  ],
} satisfies SamplesOf<typeof wire>;
