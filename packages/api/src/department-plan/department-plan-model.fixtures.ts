import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { expect, vi } from 'vitest';
import type { Mock } from 'vitest';
import { localDate } from '../core/local-date.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { allPermissions } from '../session/permissions.ts';
import type { DepartmentPlanOptions } from './create-department-plan.ts';
import { createDepartmentPlan } from './create-department-plan.ts';
import type { DepartmentPlan } from './department-plan-model.ts';
import type { LoadedPlanPage } from './department-plan.ts';
import { isComplete } from './department-plan.ts';

/** The current day of the mock backend. */
export const today = localDate('2026-11-20');

/** The choice of everyone of the user's own centre. */
export const ownCentre = { centreId: null, includesSubcentres: true, categoryRef: null };

/** A department plan with its backend. */
export interface PlanTest extends Disposable {
  backend: SignedInTest;
  plan: DepartmentPlan;
  /** The state of the plan. */
  state: DepartmentPlan['state'];
  /** The drafts by their keys. */
  kept: Map<string, string>;
  /** The listener of the plan. */
  onChange: Mock<() => void>;
  /** Creates another plan with the same backend and drafts. */
  again(): DepartmentPlan;
  /** Ends the subscription of the test. */
  leave(): void;
}

/** The differences from the plan of an approver, over a week, with the search shown. */
export interface PlanSetting extends Partial<DepartmentPlanOptions> {
  person?: PersonKey;
  scenario?: Partial<Scenario>;
  /** Whether the test subscribes to the plan immediately. Default true. */
  isShown?: boolean;
}

/** Creates a department plan. */
export function aPlan({
  person = 'approver',
  scenario,
  isShown = true,
  ...options
}: PlanSetting = {}): PlanTest {
  const backend = aBackend(scenario);
  const kept = new Map<string, string>();
  const again = () =>
    createDepartmentPlan({
      client: backend.as(person).client,
      clock: backend.clock,
      permissions: allPermissions,
      drafts: {
        read: (key) => kept.get(key) ?? null,
        write: (key, text) => void kept.set(key, text),
        remove: (key) => void kept.delete(key),
      },
      place: { day: today, mode: 7, choice: ownCentre },
      dayFrom: 'user',
      limitProgress: (passOn) => ({ next: passOn, flush() {} }),
      onPlaceChange: () => {},
      ...options,
    });
  const plan = again();
  const onChange = vi.fn<() => void>();
  const leave = isShown ? plan.state.subscribe(onChange) : () => {};
  return {
    backend,
    plan,
    state: plan.state,
    kept,
    onChange,
    again,
    leave,
    [Symbol.dispose]() {
      leave();
      backend[Symbol.dispose]();
    },
  };
}

/** Waits for a condition, long enough for a busy machine. */
export function waitUntil<Result>(check: () => Result): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000 });
}

/** Waits until all plans of the page are loaded. */
export function wholePage(plan: DepartmentPlan): Promise<LoadedPlanPage> {
  return waitUntil(() => {
    const { content: now } = plan.state.value;
    expect(now.kind).toBe('people');
    if (now.kind !== 'people' || !isComplete(now.page)) throw new Error('Some plans are missing.');
    return now.page;
  });
}
