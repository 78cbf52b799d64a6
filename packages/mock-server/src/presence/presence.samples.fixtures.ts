import type * as wire from '@selfservice/api/presence/presence.wire';
import { centreNamed } from '../centres/centre-tree.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const query = { $skip: '0', $top: '1001' };
const body = {
  CheckedIxsStrs: [],
  SelectedIxsStr: String(centreNamed('Assembly')?.id),
  IncludeChildren: true,
  SelectedPresence: 0,
} as const;
const ways = [['RunPresence']] as const;

export default {
  postPresence: [
    { person: 'approver', query, body: { ...body, CheckedIxsStrs: [] }, ways },
    {
      person: 'approver',
      query,
      body: { ...body, CheckedIxsStrs: ['010'] },
      ways: [['RunPresence', 'CategoryFilter']],
    },
  ],
  getPresenceTranslations: [{ ways }],
  getPassesTranslations: [{ ways }],
  getAccountsTranslations: [{ ways: [['RunPresence'], ['RunReports']] }],
} satisfies SamplesOf<typeof wire>;
