import type * as wire from '@selfservice/api/overtime/overtime.wire';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { jana } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';
import { overtimeOf } from './overtime-rows.ts';

const ways = [['RunOvertime']] as const;
const waiting = overtimeOf(aDatabase(), jana).find((row) => row.isApprovable && row.state === 'pending');

export default {
  getOvertime: [{ ways }],
  postOvertimeStatus: [{ body: { Item1: waiting?.id ?? 0, Item2: true }, ways }],
} satisfies SamplesOf<typeof wire>;
