import { expect, test, vi } from 'vitest';
import { systemClock } from '../core/clock.ts';
import { createQueryClient } from '../core/create-query-client.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import type { CallOptions, Transport } from '../core/transport.ts';
import { requestPeopleQuery } from './request-people.ts';

test(
  'up to two characters return the whole list, which is fetched once',
  { tags: ['requests-39', 'requests-49'] },
  async () => {
    using it = aBackend();
    const signedIn = it.as('approver');
    for (const typed of ['', 'd', 'dv', ' dv '])
      expect(await signedIn.client.fetchQuery(requestPeopleQuery('requests', typed))).toHaveLength(34);
    expect(it.sent.map(({ call }) => call)).toEqual(['SelfService_GetListOfPersonWFL']);
  },
);

test(
  'from the third character on the backend searches',
  { tags: ['requests-21', 'requests-39', 'requests-49'] },
  async () => {
    using it = aBackend();
    const found = await it.as('approver').client.fetchQuery(requestPeopleQuery('requests', ' DVO '));
    expect(found).toEqual([{ personRef: refOf('employee'), name: '100234 Dvořáková Jana' }]);
    expect(it.sent).toEqual([{ call: 'SelfService_GetListOfPersonWFLFilter', body: { Value: 'DVO' } }]);
  },
);

test(
  'people are listed separately for requests and unavailabilities',
  { tags: ['requests-49'] },
  async () => {
    using it = aBackend();
    const ask = (agenda: 'requests' | 'unavailabilities', typed: string) =>
      it.as('slovak').client.fetchQuery(requestPeopleQuery(agenda, typed));
    expect(await ask('requests', '')).toEqual([]);
    expect(await ask('unavailabilities', '')).toHaveLength(5);
    expect(await ask('unavailabilities', 'stastny')).toMatchObject([{ name: '300712 Šťastný Juraj' }]);
  },
);

test.each(['', 'dvo'])('a cancelled fetch of the people for “%s” aborts its call', async (typed) => {
  const call = vi.fn<(endpoint: unknown, input: unknown, options?: CallOptions) => Promise<never>>(
    () => new Promise(() => {}),
  );
  const client = createQueryClient({ transport: { call } satisfies Transport, clock: systemClock });
  const options = requestPeopleQuery('requests', typed);
  const fetching = client.fetchQuery(options);
  await client.cancelQueries({ queryKey: options.queryKey });
  await expect(fetching).rejects.toThrow();
  expect(call.mock.calls.map(([, , used]) => used?.signal?.aborted)).toEqual([true]);
});
