import { issueTicket } from '@selfservice/mock-server/core/database';
import { expect, test } from 'vitest';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { toToken } from '../session/session-mapping.ts';
import { postToken } from '../session/session.wire.ts';
import { aRequestForm, enterVacation } from './create-request-form.fixtures.ts';

test(
  'a new request during a substitution is sent with sidSubst instead of sid',
  { tags: ['requests-20'] },
  async () => {
    using it = aBackend();
    const grant = { person: 'substitute', ref: refOf('approver'), isSubstitution: true } as const;
    const wire = await it.as('substitute').call(postToken, {
      body: {
        grant_type: 'password',
        username: issueTicket(it.database, grant),
        password: '',
        application: 'selfservice',
      },
    });
    expect([wire.sid, wire.sidSubst]).toEqual([refOf('substitute'), refOf('approver')]);
    const { personRef } = toToken(wire).identity;
    using form = aRequestForm(it, { person: 'substitute', requestedFor: { kind: 'self', personRef } });
    await enterVacation(form);
    expect(await form.model.save()).toMatchObject({ kind: 'saved' });
    const sent = it.sent.find(({ call }) => call === 'InsertAbsenceForSelfService');
    expect(sent?.body).toEqual({ Value: [expect.objectContaining({ IXS_REF: refOf('approver') })] });
  },
);
