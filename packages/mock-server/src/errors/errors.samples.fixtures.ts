import type * as wire from '@selfservice/api/errors/errors.wire';
import { everyone } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const report = { message: 'x', route: '/', version: '2.43', userAgent: 'test', time: '2026-11-20T08:00:00Z' };

export default {
  postReportError: [{ ...everyone, body: report }],
} satisfies SamplesOf<typeof wire>;
