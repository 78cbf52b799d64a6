import type * as wire from '@selfservice/api/settings/settings.wire';
import { everyone } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const substituting = { ways: [['Substitutions']] } as const;

export default {
  postPersonalPreferences: [{ ...everyone, body: { Item1: 'cs' } }],
  getSubstitutions: [substituting],
  postCreateSubstitution: [
    {
      ...substituting,
      body: {
        Item1: '0001003',
        Item2: '2026-11-20T00:00:00Z',
        Item3: '2026-11-27T00:00:00Z',
        Item4: ['SelfServiceApp_RunMyPlan'],
      },
    },
  ],
  postDeleteSubstitution: [{ ...substituting, query: { id: '72' } }],
} satisfies SamplesOf<typeof wire>;
