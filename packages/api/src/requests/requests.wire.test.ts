import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { systemClock } from '../core/clock.ts';
import { createQueryClient } from '../core/create-query-client.ts';
import type { Transport } from '../core/transport.ts';
import { localDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import { timeAtMinutes } from '../core/local-time.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import type { NewRequest } from './new-request.ts';
import { createRequestMutation } from './new-request.ts';
import type { PeriodRow, RequestPeriod } from './request-period.ts';
import { rowsOf } from './request-period.ts';
import { postAbsences, postMyRequests, postUnavailabilityRequest } from './requests.wire.ts';
import { MutationObserver } from '@tanstack/react-query';

const time = fc.nat(24 * 60 - 1).map(timeAtMinutes);
const period: fc.Arbitrary<RequestPeriod> = fc
  .record({ from: fc.nat(1000), length: fc.nat(40), isAllDay: fc.boolean(), beginTime: time, endTime: time })
  .map(({ from, length, ...rest }) => {
    const firstDay = addDays(localDate('2026-11-20'), from);
    return { ...rest, firstDay, lastDay: addDays(firstDay, length) };
  });
const request: fc.Arbitrary<NewRequest> = fc.oneof(
  fc.record({
    agenda: fc.constant('requests'),
    account: fc.record({ id: fc.nat(), name: fc.string(), shortcut: fc.string() }),
    personRef: fc.string(),
    period,
    note: fc.string(),
  }),
  fc.record({
    agenda: fc.constant('unavailabilities'),
    personRef: fc.string(),
    period,
    note: fc.string(),
  }),
);

/** Saves a request. Returns the bodies that were sent. */
async function sentBy(of: NewRequest): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const transport: Transport = {
    call: (endpoint, input) => {
      if (endpoint.path === postMyRequests.path) return Promise.resolve([] as never);
      bodies.push(JSON.parse(JSON.stringify(input.body)));
      return Promise.resolve('ok' as never);
    },
  };
  await new MutationObserver(
    createQueryClient({ transport, clock: systemClock }),
    createRequestMutation(systemClock),
  ).mutate({ request: of });
  return bodies;
}

const momentOf = (wire: string | null) => (wire === null ? null : fromWireDateTime(wire));

test(
  'every new request fits the contract, and its rows are those of its period',
  { tags: ['requests-18', 'requests-46', 'unavailability-26'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(request, async (of) => {
        const bodies = await sentBy(of);
        const read: PeriodRow[] =
          of.agenda === 'requests'
            ? bodies
                .flatMap((body) => v.parse(postAbsences.body, body).Value)
                .map(({ DATUM, CAS_OD, CAS_DO }) => ({
                  day: fromWireDate(DATUM),
                  begin: momentOf(CAS_OD),
                  end: momentOf(CAS_DO),
                }))
            : bodies
                .map((body) => v.parse(postUnavailabilityRequest.body, body).Value)
                .map((row) => ({
                  day: fromWireDate(row.DATE_REF),
                  begin: momentOf(row.STARTTIME),
                  end: momentOf(row.ENDTIME),
                }));
        expect(read).toEqual(rowsOf(of.agenda, of.period));
        expect(bodies).toHaveLength(of.agenda === 'requests' ? 1 : read.length);
      }),
    );
  },
);
