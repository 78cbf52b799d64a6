import type { ReadonlySignal } from '@preact/signals-core';
import { computed, signal } from '@preact/signals-core';
import type { QueryClient } from '@tanstack/react-query';
import type { LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import type { QuerySignals } from '../core/query-signal.ts';
import { querySignal } from '../core/query-signal.ts';
import type { MyPlan } from '../my-plan/my-plan.ts';
import { myPlanQuery, publicationOf } from '../my-plan/my-plan.ts';
import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';
import type { OwnRequest } from './own-requests.ts';
import { ownRequests } from './own-requests.ts';
import { possiblePeriod } from './period-form.ts';
import { monthsOfRange, plannedDaysOf } from './planned-days.ts';
import type { RequestDays } from './request-days.ts';
import type { RequestForm } from './request-form.ts';
import { daysOfPeriod } from './request-form.ts';
import type { PlanNote, RequestMonthState } from './request-form.types.ts';
import type { Agenda } from './requests.ts';
import { myRequestsQuery } from './requests.ts';

/** The options of `createRequestMonth`. */
export interface RequestMonthOptions {
  client: QueryClient;
  permissions: Permissions;
  agenda: Agenda;
  /** Whether the request is for the user. Otherwise neither plans nor requests are loaded. */
  isOwn: boolean;
  form: ReadonlySignal<RequestForm>;
}

/** The month in which the days of a request are selected. Plans and requests are fetched while they are watched. */
export interface RequestMonth {
  state: ReadonlySignal<RequestMonthState>;
  /** The requests that existed before the first call of the save: newer ones may have been created by it. */
  earlierRequests: ReadonlySignal<readonly OwnRequest[]>;
  /** Shows a month until the days of the form change. */
  show(month: LocalMonth): void;
  /** Loads the plan of the visible month again. */
  retryPlan(): void;
}

const runs = { requests: 'runMyRequests', unavailabilities: 'runMyUnavailability' } as const;

/** Creates the month of a request form. */
export function createRequestMonth(options: RequestMonthOptions): RequestMonth {
  const { client, permissions, agenda, isOwn, form } = options;
  const hasPlan = isOwn && isAllowed(permissions, 'runMyPlan');
  const hasRequests = isOwn && isAllowed(permissions, runs[agenda]);
  const plans = new Map<LocalMonth, QuerySignals<MyPlan>>();
  /** The month that the user has opened, and the days that were entered then. */
  const opened = signal<{ month: LocalMonth; days: RequestDays } | null>(null);

  const period = computed(() => possiblePeriod(form.value));
  const range = computed(() => period.value && daysOfPeriod(period.value));
  const log = computed(() => form.value.log);
  const month = computed(() => {
    const days = daysOfPeriod(form.value.period);
    return opened.value && isSameRange(opened.value.days, days) ? opened.value.month : monthOf(days.first);
  });

  function planOf(one: LocalMonth): QuerySignals<MyPlan> {
    const known = plans.get(one);
    if (known) return known;
    const plan = querySignal(client, () => myPlanQuery(one));
    plans.set(one, plan);
    return plan;
  }
  /** The months with plans, joined: the days of the plans are the same until another month is needed. */
  const planMonths = computed(() => {
    if (!hasPlan) return '';
    return [...new Set([month.value, ...(range.value ? monthsOfRange(range.value) : [])])].join(' ');
  });
  const planned = computed(() => {
    const months = planMonths.value.split(' ').filter(Boolean) as LocalMonth[];
    return plannedDaysOf(months.flatMap((one) => planOf(one).data.value ?? []));
  });
  const planNote = computed((): PlanNote | null => {
    if (!isOwn) return 'otherPerson';
    if (!hasPlan) return 'noRight';
    const { data, error, isFetching } = planOf(month.value);
    if (!data.value) return error.value && !isFetching.value ? 'failed' : 'loading';
    return publicationOf(data.value) === 'published' ? null : 'unpublished';
  });

  const list = querySignal(client, () => ({
    ...myRequestsQuery({ agenda, isPendingOnly: false }),
    enabled: hasRequests,
  }));
  const requests = computed(() => ownRequests((hasRequests ? list.data.value : null) ?? []));
  const earlierRequests = computed(() => {
    const knownIds = log.value?.knownIds;
    return log.value ? requests.value.filter(({ id }) => knownIds?.includes(id)) : requests.value;
  });
  return {
    state: computed(() => ({
      month: month.value,
      range: range.value,
      planned: planned.value,
      // While the outcome of a call is unknown, its request is not shown.
      requests: log.value?.open ? earlierRequests.value : requests.value,
      planNote: planNote.value,
    })),
    earlierRequests,
    show: (next) => void (opened.value = { month: next, days: daysOfPeriod(form.peek().period) }),
    retryPlan: () => planOf(month.peek()).refetch(),
  };
}

function isSameRange(one: RequestDays, other: RequestDays): boolean {
  return one.first === other.first && one.last === other.last;
}
