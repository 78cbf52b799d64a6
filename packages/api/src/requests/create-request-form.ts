import { QueryObserver } from '@tanstack/react-query';
import type { LocalMonth } from '../core/local-date.ts';
import { dateOf, monthOf } from '../core/local-date.ts';
import { createObservable } from '../core/observable.ts';
import { createSubscription } from '../core/subscription.ts';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import { myPlanQuery } from '../my-plan/my-plan.ts';
import { isAllowed } from '../session/permissions.ts';
import { cancelRequestMutation } from './cancel-request.ts';
import { createKeptForm } from './create-kept-form.ts';
import type { NewRequest, RequestAccount, RequestAttempt, RequestRefusal } from './new-request.ts';
import { createRequestMutation, requestAccountsQuery } from './new-request.ts';
import { changePeriod, possiblePeriod } from './period-form.ts';
import { monthsOfRange } from './planned-days.ts';
import type { RequestDays } from './request-days.ts';
import type { RequestPart } from './request-entries.ts';
import type { RequestForm } from './request-form.ts';
import { daysOfPeriod, editRequest, freshRequestForm, pickDays, readRequestForm } from './request-form.ts';
import { createRequestFormState, isRequestComplete } from './request-form-state.ts';
import type { RequestFormModel, RequestFormOptions } from './request-form.types.ts';
import { myRequestsQuery } from './requests.ts';
import { chosenAccount, toNewRequest } from './to-new-request.ts';

const runs = { requests: 'runMyRequests', unavailabilities: 'runMyUnavailability' } as const;

/**
 * Creates the model of a new request.
 *
 * @requirement requests-13, requests-14, requests-37, requests-60
 */
export function createRequestForm(options: RequestFormOptions): RequestFormModel {
  const { client, clock, permissions, drafts, draftKey } = options;
  const { agenda, place, requestedFor, initial } = options;
  const isOwn = requestedFor.kind === 'self';
  const hasPlan = isOwn && isAllowed(permissions, 'runMyPlan');
  const hasRequests = isOwn && isAllowed(permissions, runs[agenda]);
  const canCancel = place === 'mine' && isAllowed(permissions, 'absence');
  let { language } = options;
  /** The month that the user has opened, and the days that were entered then: it is shown until other days are entered. */
  let opened: { month: LocalMonth; days: RequestDays } | null = null;

  const accountsOptions = () => ({
    ...requestAccountsQuery(language),
    enabled: agenda === 'requests',
  });
  const dashboardOptions = (isEnabled: boolean) => ({ ...dashboardQuery(), enabled: isEnabled });
  const planOptions = (month: LocalMonth) => ({ ...myPlanQuery(month), enabled: hasPlan });
  const requestsOptions = myRequestsQuery({ agenda, isPendingOnly: false });

  const accounts = new QueryObserver(client, accountsOptions());
  const kept = createKeptForm<RequestForm, RequestPart, RequestRefusal, RequestAttempt>({
    client,
    clock,
    drafts,
    draftKey,
    fresh: {
      ...freshRequestForm(agenda, dateOf(clock.localNow()), initial.day, initial.lastDay),
      ...initial.repeated,
    },
    read: readRequestForm,
    attemptOf(form) {
      const request = requestOf(form);
      return request && { request, log: form.log };
    },
    completionOf(form) {
      const request = requestOf(form);
      return (outcomes) => isRequestComplete(request, outcomes);
    },
    mutationOf: (hooks) => createRequestMutation(clock, hooks),
  });
  const planOf = (month: LocalMonth) => ({
    month,
    query: new QueryObserver(client, planOptions(month)),
    stop: () => {},
  });
  /** The plans of the required months. */
  let plans = requiredMonths().map(planOf);
  const requests = new QueryObserver(client, { ...requestsOptions, enabled: hasRequests });
  const dashboard = new QueryObserver(client, dashboardOptions(isBalanceNeeded()));
  const subscription = createSubscription(() => state, start);
  const derive = createRequestFormState(options);
  const state = createObservable(stateNow());
  kept.subscribe(update);

  function accountOf(form: RequestForm): RequestAccount | null {
    return chosenAccount(accounts.getCurrentResult().data, form);
  }

  function requestOf(form: RequestForm): NewRequest | null {
    const personRef =
      requestedFor.kind === 'chosen' ? (form.person?.personRef ?? null) : requestedFor.personRef;
    return toNewRequest(form, { agenda, place, personRef, account: accountOf(form) });
  }

  function visibleMonth(): LocalMonth {
    const days = daysOfPeriod(kept.get().form.period);
    return opened && isSameRange(opened.days, days) ? opened.month : monthOf(days.first);
  }

  /** Returns the months whose plans are required, the visible one first. */
  function requiredMonths(): LocalMonth[] {
    const visible = visibleMonth();
    const period = possiblePeriod(kept.get().form);
    const others = period ? monthsOfRange(daysOfPeriod(period)) : [];
    return [visible, ...others.filter((month) => month !== visible)];
  }

  function isBalanceNeeded(): boolean {
    return isOwn && accountOf(kept.get().form) !== null;
  }

  /** Subscribes to the plans of newly required months and unsubscribes from the others. */
  function updatePlans(): void {
    const before = plans;
    plans = requiredMonths().map((month) => before.find((plan) => plan.month === month) ?? planOf(month));
    if (!subscription.isActive()) return;
    for (const plan of before) if (!plans.includes(plan)) plan.stop();
    for (const plan of plans) if (!before.includes(plan)) plan.stop = plan.query.subscribe(update);
  }

  function stateNow() {
    const { form } = kept.get();
    return derive({
      kept: kept.get(),
      request: requestOf(form),
      account: accountOf(form),
      language,
      isStarted: subscription.isActive(),
      accounts: accounts.getCurrentResult(),
      month: visibleMonth(),
      plans: hasPlan ? plans.map(({ query }) => query.getCurrentResult()) : [],
      requests: hasRequests ? requests.getCurrentResult().data : undefined,
      dashboard: isOwn ? dashboard.getCurrentResult().data : undefined,
    });
  }

  function update(): void {
    updatePlans();
    if (isBalanceNeeded() !== dashboard.options.enabled)
      dashboard.setOptions(dashboardOptions(isBalanceNeeded()));
    state.set(stateNow());
  }

  function change(next: Partial<RequestForm>): void {
    kept.change((form) => ({ ...form, ...next }));
  }

  function openMonth(month: LocalMonth, days: RequestDays): void {
    opened = { month, days };
  }

  function start(): () => void {
    for (const plan of plans) plan.stop = plan.query.subscribe(update);
    const stops = [accounts.subscribe(update), requests.subscribe(update), dashboard.subscribe(update)];
    update();
    return () => {
      for (const stop of [...stops, ...plans.map((plan) => plan.stop)]) stop();
    };
  }

  return {
    get: state.get,
    subscribe: subscription.subscribe,
    save: kept.save,
    check: kept.check,
    startAgain: kept.startAgain,
    leave: kept.leave,
    listen: kept.listen,

    edit: (entered) =>
      kept.change((form) =>
        changePeriod(form, entered, (period, entry) => editRequest(agenda, period, entry)),
      ),
    writeNote: (note) => change({ note }),
    chooseAccount: (accountId) => change({ accountId }),
    choosePerson: (person) => change({ person }),
    pickDays(pick, month) {
      const days = pick(state.get().month.range);
      openMonth(month, daysOfPeriod(pickDays(kept.get().form, days).period));
      kept.change((form) => pickDays(form, days));
    },
    showMonth(month) {
      openMonth(month, daysOfPeriod(kept.get().form.period));
      update();
    },
    setLanguage(next) {
      if (next === language) return;
      language = next;
      accounts.setOptions(accountsOptions());
      update();
    },
    retryAccounts: () => void accounts.refetch(),
    retryPlan: () => void plans[0]?.query.refetch(),
    removeDuplicate: canCancel
      ? async (id, isCheck) => {
          const mutation = cancelRequestMutation();
          await client.getMutationCache().build(client, mutation).execute({ agenda, id, isCheck });
        }
      : null,
  };
}

function isSameRange(one: RequestDays, other: RequestDays): boolean {
  return one.first === other.first && one.last === other.last;
}
