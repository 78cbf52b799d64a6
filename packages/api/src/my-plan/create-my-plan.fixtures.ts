import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { expect, vi } from 'vitest';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import type { SignedInPerson, SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { allPermissions } from '../session/permissions.ts';
import type { MyPlanOptions } from './create-my-plan.ts';
import { createMyPlan } from './create-my-plan.ts';
import type { MyPlanModel } from './my-plan-model.ts';
import { createPlanNews } from './create-plan-news.ts';
import { aStoredValue, november } from './my-plan.fixtures.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';
import type { MyPlanTarget } from './plan-day.ts';

/** A plan with its mock backend. */
export interface MyPlanTest extends Disposable {
  backend: SignedInTest;
  user: SignedInPerson;
  plan: MyPlanModel;
  /** The state of the plan. */
  state: MyPlanModel['state'];
  /** The months that the address was changed to, in order. */
  shown: LocalMonth[];
  /** The places that got the focus, in order: `days`, or an anchor. */
  focused: unknown[];
  /** Returns the months whose plan was fetched, in order. */
  fetched(): string[];
  /** Ends the test's subscription. */
  leave(): void;
}

/** Differences from the default: the employee's plan of November. */
export interface MyPlanSetting extends Partial<MyPlanOptions<MyPlanTarget>> {
  person?: PersonKey;
  scenario?: Partial<Scenario>;
  /** Whether the test subscribes to the plan immediately. Default true. */
  isShown?: boolean;
}

/** Creates a plan whose address follows it immediately. */
export function aMyPlan(setting: MyPlanSetting = {}): MyPlanTest {
  const { person = 'employee', scenario, isShown = true, ...options } = setting;
  const backend = aBackend(scenario);
  const user = backend.as(person);
  const shown: LocalMonth[] = [];
  const focused: unknown[] = [];
  const plan = createMyPlan({
    client: user.client,
    clock: backend.clock,
    permissions: allPermissions,
    drafts: { read: () => null },
    visit: createPlanNews({ store: aStoredValue(), clock: backend.clock }).visit(),
    month: november,
    isRemembered: false,
    view: 'bars',
    focus: {
      toDays: () => void focused.push('days'),
      back: (anchor) => void focused.push(anchor),
    },
    onMonthChange(month) {
      shown.push(month);
      plan.setMonth(month, false);
    },
    ...options,
  });
  const leave = isShown ? plan.state.subscribe(() => {}) : () => {};
  return {
    backend,
    user,
    plan,
    state: plan.state,
    shown,
    focused,
    fetched: () =>
      backend.sent
        .filter(({ call }) => call === 'SelfService_GetMyPlanData')
        .map(({ body }) => (body as { Item1: string }).Item1.slice(0, 7)),
    leave,
    [Symbol.dispose]() {
      leave();
      backend[Symbol.dispose]();
    },
  };
}

/** Waits up to 10 s until a check no longer throws. */
export function waitUntil<Result>(check: () => Result): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000 });
}

/** Waits until nothing is being fetched and returns the plan of the month. */
export function loadedPlan({ plan, user }: MyPlanTest): Promise<MyPlan> {
  return waitUntil(() => {
    const { plan: data, month } = plan.state.value;
    expect(user.client.isFetching()).toBe(0);
    if (data?.month !== month) throw new Error('The plan is missing.');
    return data;
  });
}

/** Returns a pressed day, or an interval in its row. The anchor is the day. */
export function aTarget(day: LocalDate, interval: MyPlanInterval | null = null): MyPlanTarget {
  return { row: { day }, interval, anchor: day };
}
