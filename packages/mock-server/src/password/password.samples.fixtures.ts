import type * as wire from '@selfservice/api/password/password.wire';
import { everyone } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

export default {
  postPasswordParam: [{ ...everyone, body: { UserName: 'jana' } }],
  postHasPassword: [{ ...everyone, body: { UserName: 'jana' } }],
  postChangePassword: [
    { ...everyone, body: { UserName: 'jana', OldPassword: 'demo', NewPassword: 'Ty-7-res' } },
  ],
} satisfies SamplesOf<typeof wire>;
