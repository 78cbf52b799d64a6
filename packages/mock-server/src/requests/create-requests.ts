import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import { belatedRequests, crowdRequests, decidedRequests } from './generated-requests.ts';
import { namedRequests } from './named-requests.ts';
import type { RequestRow } from './request-row.ts';
import { seedToRow } from './request-seed.ts';

const firstId = 50_001;
/** The number of pending requests for the manager, including those of shared people. */
const forTheManager = { requests: 124, unavailabilities: 17 };

/** Creates the initial requests of a scenario, by their ids. */
export function createRequests({ seed, at, requestCount }: Scenario): Map<number, RequestRow> {
  const today = dateOf(localDateTime(at));
  const rows = (seeds: Parameters<typeof seedToRow>[0][]) => seeds.map((each) => seedToRow(each, today));
  const pendingFor = (ref: string, all: Omit<RequestRow, 'id'>[]) =>
    all.filter((row) => row.approverRef === ref && row.agenda === 'requests' && row.state === 0).length;
  const named = rows([...namedRequests]);
  const belated = rows(belatedRequests(Number(today.slice(8)) - 1));
  const crowdCount = forTheManager.requests - belated.length - pendingFor(people.manager.ref, named);
  const moreCount = Math.max(0, requestCount - pendingFor(people.approver.ref, named));
  const all = [
    ...named,
    ...belated,
    ...rows([
      ...decidedRequests(24, seed),
      ...crowdRequests(crowdCount, seed),
      ...crowdRequests(forTheManager.unavailabilities, seed + 1, true),
      ...decidedRequests(60, seed + 2, true),
    ]),
    ...rows(crowdRequests(moreCount, seed + 3)).map((row) => ({ ...row, approverRef: people.approver.ref })),
  ];
  return new Map(all.map((row, index) => [firstId + index, { id: firstId + index, ...row }]));
}
