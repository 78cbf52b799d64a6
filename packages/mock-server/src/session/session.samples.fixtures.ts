import type * as wire from '@selfservice/api/session/session.wire';
import { everyone } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

export default {
  getUserLanguage: [everyone],
  getUserList: [everyone],
  getEmploymentTicket: [{ ...everyone, query: { poradi: '1' } }],
  getSubstituteTicket: [{ ...everyone, person: 'substitute', query: { idZast: '71' } }],
} satisfies SamplesOf<typeof wire>;
