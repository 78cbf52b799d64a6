import type * as wire from '@selfservice/api/unavailability/unavailability.wire';
import { aDatabase, barbora } from '../requests/requests.fixtures.ts';
import { approvingUnavailability, jana, unavailability } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';
import { unavailabilityRows } from './unavailability-rows.ts';

const editing = { ways: [['RunMyUnavailability', 'UnavailabilityEdit']] } as const;
const stored = [...unavailabilityRows(aDatabase()).values()].find(({ personRef }) => personRef === jana);

export default {
  postUnavailabilities: [
    { body: { Value: jana }, ways: [['RunMyUnavailability']] },
    { ...approvingUnavailability, body: { Value: barbora } },
  ],
  postCreateUnavailability: [{ ...editing, body: { Value: unavailability } }],
  postDeleteUnavailability: [{ ...editing, body: { Value: stored?.id ?? 0 } }],
} satisfies SamplesOf<typeof wire>;
