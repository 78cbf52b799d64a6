import type * as wire from '@selfservice/api/settings/settings.wire';
import { everyone } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

export default {
  getUserLanguage: [everyone],
} satisfies SamplesOf<typeof wire>;
