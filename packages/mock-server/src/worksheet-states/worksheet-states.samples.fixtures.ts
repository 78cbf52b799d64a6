import type * as wire from '@selfservice/api/worksheet-states/worksheet-states.wire';
import type { SamplesOf } from '../samples.fixtures.ts';
import { assemblyInOctober } from './worksheet-states.fixtures.ts';

const query = { $skip: '0', $top: '1001', $inlinecount: 'allpages' };

export default {
  postWorksheetStates: [
    {
      person: 'approver',
      query,
      body: { Value: assemblyInOctober },
      ways: [['RunWorksheetStates']],
    },
    {
      person: 'approver',
      query,
      body: { Value: { ...assemblyInOctober, CheckedCategories: ['010'] } },
      ways: [['RunWorksheetStates', 'CategoryFilter']],
    },
  ],
} satisfies SamplesOf<typeof wire>;
