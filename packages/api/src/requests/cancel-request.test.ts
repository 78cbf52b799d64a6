import { failing } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { describe, expect, test } from 'vitest';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { testOutcomes } from '../core/outbox/write-outcomes.fixtures.ts';
import { cancelRequestMutation } from './cancel-request.ts';
import { myRequestsQuery } from './requests.ts';

const filter = { agenda: 'requests', isPendingOnly: true } as const;

describe('cancelling a request', { tags: ['requests-56'] }, () => {
  const calls = {
    write: 'postRequestStatus',
    read: 'postMyRequests',
    path: 'SetWflRequestStatusSelfService',
  } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = cancelRequestMutation();
    const row = [...requestRows(database).values()].find(
      ({ applicantRef, state, agenda }) => applicantRef === '0001001' && state === 0 && agenda === 'requests',
    );
    const id = row?.id ?? 0;
    return {
      write: () => as('employee').run(mutation, { agenda: 'requests', id }),
      isDone: () => requestRows(database).get(id)?.state === 3,
    };
  });

  test('fails with the error of the call where the request was decided in the meantime', async () => {
    using backend = aBackend({ failures: [failing('postRequestStatus', '500')] });
    const signedIn = backend.as('employee');
    const [first] = await signedIn.client.query(myRequestsQuery(filter));
    const id = first?.id ?? 0;
    const row = requestRows(backend.database).get(id);
    if (row) requestRows(backend.database).set(id, { ...row, state: 1 });
    const cancelling = signedIn.run(cancelRequestMutation(), { agenda: 'requests', id });
    await expect(cancelling).rejects.toMatchObject({ status: 500 });
  });

  test('leaves the outcome unknown where the list does not contain the request', async () => {
    using backend = aBackend({ failures: [failing('postRequestStatus', '504')] });
    const cancelling = backend.as('employee').run(cancelRequestMutation(), {
      agenda: 'requests',
      id: 1,
    });
    await expect(cancelling).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
  });
});
