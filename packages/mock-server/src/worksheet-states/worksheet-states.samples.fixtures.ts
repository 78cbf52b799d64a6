import type * as wire from '@selfservice/api/worksheet-states/worksheet-states.wire';
import { centreNamed } from '../centres/centre-tree.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const query = { $skip: '0', $top: '1001', $inlinecount: 'allpages' };
const Value = {
  StartDate: '2026-10-01T00:00:00Z',
  EndDate: '2026-10-31T00:00:00Z',
  LoadCreated: true,
  LoadConfirmed: true,
  LoadApproved: true,
  LoadSigned: true,
  LoadUnsigned: true,
  Kind: '' as const,
  SelectedIxsStr: String(centreNamed('Assembly')?.id),
  IncludeChildren: true,
};

export default {
  postWorksheetStates: [
    {
      person: 'approver',
      query,
      body: { Value: { ...Value, CheckedCategories: [] } },
      ways: [['RunWorksheetStates']],
    },
    {
      person: 'approver',
      query,
      body: { Value: { ...Value, CheckedCategories: ['010'] } },
      ways: [['RunWorksheetStates', 'CategoryFilter']],
    },
  ],
} satisfies SamplesOf<typeof wire>;
