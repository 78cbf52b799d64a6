import { expect, test } from 'vitest';
import { actions, allPermissions } from '../session/permissions.ts';
import { aPlan, aPlanRequest, november } from './my-plan.fixtures.ts';
import { answerableMonth } from './pending-plan.ts';

const toSign = aPlan({ signingRequests: [aPlanRequest()] });
const toDecide = aPlan({ changeRequests: [aPlanRequest()] });
const without = (...names: (keyof typeof actions)[]) => ({
  ...allPermissions,
  disabled: new Set(names.map((name) => actions[name])),
});

test(
  'answerableMonth returns the oldest month to a user who may answer both kinds',
  { tags: ['my-plan-39'] },
  () => {
    expect(answerableMonth(november, undefined, allPermissions)).toBe(november);
    expect(answerableMonth(null, undefined, allPermissions)).toBeNull();
  },
);

test.each([
  ['to sign', 'planCheck', 'planApprove', toSign],
  ['to decide', 'planApprove', 'planCheck', toDecide],
] as const)(
  'answerableMonth returns a month that has only requests %s to a user with that permission',
  { tags: ['my-plan-39'] },
  (_what, needed, other, plan) => {
    expect(answerableMonth(november, plan, without(other))).toBe(november);
    expect(answerableMonth(november, plan, without(needed))).toBeNull();
    expect(answerableMonth(november, plan, without(needed, other))).toBeNull();
  },
);

test('answerableMonth returns null while the plan is loading', () => {
  expect(answerableMonth(november, undefined, without('planCheck'))).toBeNull();
});
