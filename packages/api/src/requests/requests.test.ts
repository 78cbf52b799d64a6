import { expect, test } from 'vitest';
import { HttpError } from '../core/errors.ts';
import { decideRequest, decideRequestMutation, myRequestsQuery, toWorkflowRequest } from './requests.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';

const wire = {
  ID: 50_001,
  Applicant: 'Dvořáková Jana',
  ReqText: 'Vacation 2.12.2026 – 4.12.2026',
  Created: '2026-11-18T09:24:00.123Z',
  State: 2 as const,
  RemainingDaysFloor: -1,
  Expdate: '2026-11-25T00:00:00Z',
  Approver: 'Ing. Svoboda Petr, Ph.D.',
  DateModified: '2026-11-19T14:05:00',
  Note: 'Too many are away.',
};

test('toWorkflowRequest maps all fields of the backend', { tags: ['requests-15'] }, () => {
  expect(toWorkflowRequest(wire)).toEqual({
    id: 50_001,
    applicant: 'Dvořáková Jana',
    text: 'Vacation 2.12.2026 – 4.12.2026',
    createdAt: '2026-11-18T09:24:00',
    state: 'rejected',
    remainingDays: -1,
    deadline: '2026-11-25',
    approver: 'Ing. Svoboda Petr, Ph.D.',
    decidedAt: '2026-11-19T14:05:00',
    note: 'Too many are away.',
  });
});

test('toWorkflowRequest maps missing fields of a pending request', { tags: ['requests-15'] }, () => {
  const open = { RemainingDaysFloor: null, Expdate: null, Approver: null, DateModified: null, Note: null };
  expect(toWorkflowRequest({ ...wire, ...open, State: 0 })).toMatchObject({
    state: 'pending',
    remainingDays: null,
    deadline: null,
    approver: '',
    decidedAt: null,
    note: '',
  });
});

test.each([
  [0, 'pending'],
  [1, 'approved'],
  [2, 'rejected'],
  [3, 'cancelled'],
] as const)('toWorkflowRequest maps the state %i to %s', { tags: ['requests-22'] }, (State, state) => {
  expect(toWorkflowRequest({ ...wire, State }).state).toBe(state);
});

test(
  'the own requests have the order of the backend, all or only pending ones',
  { tags: ['requests-2', 'requests-44'] },
  async () => {
    using it = aBackend();
    const fetchOwn = (isPendingOnly: boolean) =>
      it.as('employee').client.fetchQuery(myRequestsQuery({ agenda: 'requests', isPendingOnly }));
    const pending = await fetchOwn(true);
    expect(it.sent[0]).toEqual({
      call: 'GetWflRequestsTabForMobile',
      body: { IsActual: true, BoolValue: true, CurrentAgenda: 'requests' },
    });
    expect(pending.map(({ text, remainingDays }) => [text, remainingDays])).toEqual([
      ['Doctor 25.11.2026 8:00 – 10:30', 0],
      ['Vacation 2.12.2026 – 4.12.2026', 5],
      ['Work from home 14.12.2026 22:00 – 15.12.2026 2:00', 12],
    ]);
    const all = await fetchOwn(false);
    expect(it.sent[1]?.body).toMatchObject({ BoolValue: false });
    expect(all.slice(0, 3)).toEqual(pending);
    expect(new Set(all.map(({ state }) => state))).toEqual(
      new Set(['pending', 'approved', 'rejected', 'cancelled']),
    );
  },
);

test(
  'each agenda has its own requests, in the language of the client',
  { tags: ['requests-44'] },
  async () => {
    using it = aBackend();
    const filter = { agenda: 'unavailabilities', isPendingOnly: true } as const;
    const list = await it.as('longName', 'cs').client.fetchQuery(myRequestsQuery(filter));
    expect(list.map(({ text }) => text)).toEqual(['Nedostupnost 3.12.2026 0:00 – 23:59']);
  },
);

test(
  'a cancellation is sent with state 3 and an empty note, and invalidates lists and counts',
  { tags: ['requests-48', 'requests-50'] },
  async () => {
    using it = aBackend();
    const signedIn = it.as('employee');
    const query = myRequestsQuery({ agenda: 'requests', isPendingOnly: true });
    const [first] = await signedIn.client.fetchQuery(query);
    signedIn.client.setQueryData(['dashboard'], {});
    const cancellation = { id: first?.id ?? 0, state: 'cancelled', note: '' } as const;
    await signedIn.run(decideRequestMutation(), cancellation);
    expect(signedIn.client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
    expect(signedIn.client.getQueryState(['dashboard'])?.isInvalidated).toBe(true);
    expect(await signedIn.client.fetchQuery(query)).toHaveLength(2);
    expect(it.sent.find(({ call }) => call === 'SetWflRequestStatusSelfService')?.body).toEqual({
      Value: first?.id,
      Value2: 3,
      Value3: '',
    });
  },
);

test(
  'a refused decision has the text of the backend, and invalidates the lists',
  { tags: ['requests-25', 'requests-50'] },
  async () => {
    using it = aBackend();
    const approver = it.as('approver');
    const decision = { id: 50_001, state: 'rejected', note: 'No' } as const;
    await it.as('substitute').run(decideRequestMutation(), { ...decision, state: 'approved' });
    approver.client.setQueryData(['approvals', 'requests'], []);
    const refused = approver.run(decideRequestMutation(), decision);
    await expect(refused).rejects.toThrow('The request has been decided already.');
    await expect(refused).rejects.toBeInstanceOf(HttpError);
    expect(approver.client.getQueryState(['approvals', 'requests'])?.isInvalidated).toBe(true);
    await expect(decideRequest(it.as('employee'), decision)).rejects.toMatchObject({ status: 403 });
  },
);
