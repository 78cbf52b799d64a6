import { batch, computed, signal } from '@preact/signals-core';
import { dateOf } from '../core/local-date.ts';
import { EarlierAttemptSavedError } from '../core/outbox/save-parts.ts';
import { querySignal } from '../core/query-signal.ts';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import { isAllowed } from '../session/permissions.ts';
import { accountBalance } from './account-balance.ts';
import { cancelRequestMutation } from './cancel-request.ts';
import { createKeptForm } from './create-kept-form.ts';
import { createRequestMonth } from './create-request-month.ts';
import { dayOutcomes } from './day-outcomes.ts';
import type { NewRequest, RequestAttempt, RequestRefusal } from './new-request.ts';
import {
  createRequestMutation,
  isRequestSavedBy,
  requestAccountsQuery,
  requestPartsOf,
} from './new-request.ts';
import { overlapped } from './own-requests.ts';
import { changePeriod, possiblePeriod } from './period-form.ts';
import type { RequestPart } from './request-entries.ts';
import type { RequestForm } from './request-form.ts';
import { daysOfPeriod, editRequest, freshRequestForm, pickDays, readRequestForm } from './request-form.ts';
import type {
  RequestField,
  RequestFormModel,
  RequestFormOptions,
  RequestFormState,
  RequestSummary,
} from './request-form.types.ts';
import { requestLimit } from './request-limit.ts';
import { countRequestedDays } from './requested-days.ts';
import { chosenAccount, isNoteMissing, saveRefusal, toNewRequest } from './to-new-request.ts';

/**
 * Creates the model of a new request.
 *
 * @requirement requests-13, requests-14, requests-37, requests-60
 */
export function createRequestForm(options: RequestFormOptions): RequestFormModel {
  const { client, clock, permissions, agenda, place, requestedFor, initial } = options;
  const isOwn = requestedFor.kind === 'self';
  const canCancel = place === 'mine' && isAllowed(permissions, 'absence');

  const language = signal(options.language);
  const accounts = querySignal(client, () => ({
    ...requestAccountsQuery(language.value),
    enabled: agenda === 'requests',
  }));
  const accountsError = computed(() => (accounts.isFetching.value ? null : accounts.error.value));
  const accountOf = (entered: RequestForm) => chosenAccount(accounts.data.value, entered);

  function requestOf(entered: RequestForm): NewRequest | null {
    const personRef =
      requestedFor.kind === 'chosen' ? (entered.person?.personRef ?? null) : requestedFor.personRef;
    return toNewRequest(entered, { agenda, place, personRef, account: accountOf(entered) });
  }

  const kept = createKeptForm<RequestForm, RequestPart, RequestRefusal, RequestAttempt>({
    ...options,
    fresh: {
      ...freshRequestForm(agenda, dateOf(clock.localNow()), initial.day, initial.lastDay),
      ...initial.repeated,
    },
    read: readRequestForm,
    attemptOf(entered) {
      const request = requestOf(entered);
      return request && { request, log: entered.log };
    },
    counterOf(entered) {
      const request = requestOf(entered);
      const parts = request ? requestPartsOf(request) : [];
      return (outcomes) => {
        const isSaved = (part: RequestPart) =>
          outcomes.some(({ state, part: saved }) => state === 'saved' && isRequestSavedBy(part, saved));
        return parts.every(isSaved) ? parts.length : null;
      };
    },
    mutationOf: (hooks) => createRequestMutation(clock, hooks),
  });
  const { form, last, change } = kept;
  const month = createRequestMonth({ client, permissions, agenda, isOwn, form });

  const account = computed(() => accountOf(form.value));
  const request = computed(() => requestOf(form.value));
  const period = computed(() => possiblePeriod(form.value));
  const dashboard = querySignal(client, () => ({
    ...dashboardQuery(),
    enabled: isOwn && account.value !== null,
  }));
  const balances = computed(() => (isOwn ? dashboard.data.value : undefined));
  const balance = computed((): RequestSummary['account'] => {
    if (!account.value || !balances.value) return null;
    const { name } = account.value;
    const known = accountBalance(name, balances.value, permissions, language.value);
    return known && { name, balance: known };
  });
  const summary = computed(
    (): RequestSummary | null =>
      period.value && {
        agenda,
        period: period.value,
        days: countRequestedDays(daysOfPeriod(period.value), month.state.value.planned),
        overlaps: overlapped(agenda, period.value, month.earlierRequests.value),
        account: balance.value,
      },
  );

  const missing = computed((): RequestField[] => {
    const fields: RequestField[] = [];
    if (requestedFor.kind === 'chosen' && !form.value.person) fields.push('person');
    if (agenda === 'requests' && !account.value) fields.push('account');
    if (isNoteMissing(agenda, form.value)) fields.push('note');
    return fields;
  });
  const problem = computed(() => {
    const [first] = last.value.outcomes;
    // The check has found an absence of an earlier attempt with other values.
    if (first?.state === 'saved' && request.value?.agenda === 'requests') {
      const isOfForm = requestPartsOf(request.value).some((part) => isRequestSavedBy(part, first.part));
      if (!isOfForm) return new EarlierAttemptSavedError(first.part);
    }
    return last.value.problem;
  });
  const days = computed(() => {
    if (request.value?.agenda !== 'unavailabilities') return [];
    const all = dayOutcomes(requestPartsOf(request.value), form.value.log, last.value);
    return all.some(({ state }) => state !== 'pending') ? all : [];
  });
  const limit = computed(() =>
    problem.value === 'overLimit' && request.value && balances.value
      ? requestLimit(request.value, balances.value, permissions, language.value)
      : null,
  );

  const state = computed((): RequestFormState => {
    const known = { data: accounts.data.value, isError: accountsError.value !== null };
    return {
      ...kept.state.value,
      accounts: accounts.data.value,
      accountsError: accountsError.value,
      account: account.value,
      missing: kept.state.value.isAttempted ? missing.value : [],
      refusal: saveRefusal(agenda, form.value, known),
      month: month.state.value,
      summary: summary.value,
      problem: problem.value,
      limit: limit.value,
      days: days.value,
    };
  });

  return {
    state,
    save: kept.save,
    check: kept.check,
    startAgain: kept.startAgain,
    leave: kept.leave,
    edit: (entered) =>
      change((before) => changePeriod(before, entered, (now, entry) => editRequest(agenda, now, entry))),
    writeNote: (note) => change((before) => ({ ...before, note })),
    chooseAccount: (accountId) => change((before) => ({ ...before, accountId })),
    choosePerson: (person) => change((before) => ({ ...before, person })),
    pickDays: (pick, shown) =>
      batch(() => {
        change((before) => pickDays(before, pick(month.state.peek().range)));
        month.show(shown);
      }),
    showMonth: month.show,
    setLanguage: (next) => void (language.value = next),
    retryAccounts: accounts.refetch,
    retryPlan: month.retryPlan,
    removeDuplicate: canCancel
      ? async (id, isCheck) => {
          const mutation = cancelRequestMutation();
          await client.getMutationCache().build(client, mutation).execute({ agenda, id, isCheck });
        }
      : null,
  };
}
