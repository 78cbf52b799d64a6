import { actions, allPermissions } from '@selfservice/api/session/permissions';
import { expect, test } from 'vitest';
import { aPlan, aPlanRequest, november } from '../my-plan.fixtures.ts';
import { answerableMonth } from './waiting.ts';

const toSign = aPlan({ signingRequests: [aPlanRequest()] });
const toDecide = aPlan({ changeRequests: [aPlanRequest()] });
const without = (...names: (keyof typeof actions)[]) => ({
  ...allPermissions,
  disabled: new Set(names.map((name) => actions[name])),
});

test('whoever may answer everything is led to the oldest month with a request', () => {
  expect(answerableMonth(november, undefined, allPermissions)).toBe(november);
  expect(answerableMonth(null, undefined, allPermissions)).toBeNull();
});

test.each([
  ['to sign', 'planCheck', 'planApprove', toSign],
  ['to decide', 'planApprove', 'planCheck', toDecide],
] as const)('a month in which there is only %s needs that right', (_what, needed, other, plan) => {
  expect(answerableMonth(november, plan, without(other))).toBe(november);
  expect(answerableMonth(november, plan, without(needed))).toBeNull();
  expect(answerableMonth(november, plan, without(needed, other))).toBeNull();
});

test('a month whose plan is not known yet leads nowhere', () => {
  expect(answerableMonth(november, undefined, without('planCheck'))).toBeNull();
});
