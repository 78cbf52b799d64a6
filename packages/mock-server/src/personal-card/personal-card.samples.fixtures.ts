import type * as wire from '@selfservice/api/personal-card/personal-card.wire';
import { everyone } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

export default {
  getPersonalCard: [everyone],
} satisfies SamplesOf<typeof wire>;
