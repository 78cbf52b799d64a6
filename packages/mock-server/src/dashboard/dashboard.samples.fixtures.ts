import type * as wire from '@selfservice/api/dashboard/dashboard.wire';
import { everyone } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

export default {
  getDashboardData: [everyone],
} satisfies SamplesOf<typeof wire>;
