import type { QueryObserverResult } from '@tanstack/react-query';
import type { BackendLanguage } from '../core/language.ts';
import type { LocalMonth } from '../core/local-date.ts';
import { rememberLast } from '../core/remember-last.ts';
import { EarlierAttemptSavedError } from '../core/outbox/save-parts.ts';
import type { Dashboard } from '../dashboard/dashboard.ts';
import type { MyPlan } from '../my-plan/my-plan.ts';
import { publicationOf } from '../my-plan/my-plan.ts';
import { isAllowed } from '../session/permissions.ts';
import { accountBalance } from './account-balance.ts';
import type { KeptFormState } from './create-kept-form.ts';
import { refusalIn } from './create-kept-form.ts';
import type { DayOutcome } from './day-outcomes.ts';
import { dayOutcomes } from './day-outcomes.ts';
import type { NewRequest, RequestAccount, RequestOutcome, RequestRefusal } from './new-request.ts';
import { isRequestSavedBy, requestPartsOf } from './new-request.ts';
import type { OwnRequest } from './own-requests.ts';
import { overlapped, ownRequests } from './own-requests.ts';
import { possiblePeriod } from './period-form.ts';
import type { PlannedDays } from './planned-days.ts';
import { plannedDaysOf } from './planned-days.ts';
import type { RequestDays } from './request-days.ts';
import type { RequestLog, RequestPart } from './request-entries.ts';
import type { RequestForm } from './request-form.ts';
import { daysOfPeriod } from './request-form.ts';
import type {
  PlanNote,
  RequestField,
  RequestFormOptions,
  RequestFormState,
  RequestMonthState,
  RequestSummary,
} from './request-form.types.ts';
import { requestLimit } from './request-limit.ts';
import type { RequestPeriod } from './request-period.ts';
import { countRequestedDays } from './requested-days.ts';
import type { WorkflowRequest } from './requests.ts';
import { isNoteMissing, saveRefusal } from './to-new-request.ts';

/** The parts that the state is derived from. */
export interface RequestFormParts {
  kept: KeptFormState<RequestForm, RequestPart, RequestRefusal>;
  /** The request that the form describes; null while a field is missing. */
  request: NewRequest | null;
  account: RequestAccount | null;
  language: BackendLanguage;
  /** Whether the model has begun to load its data. Errors of earlier loads are ignored before. */
  isStarted: boolean;
  accounts: Loaded<RequestAccount[]>;
  /** The visible month. */
  month: LocalMonth;
  /** The plans of the required months, the visible one first; none without the right to them. */
  plans: readonly Loaded<MyPlan>[];
  /** The requests of the user; undefined where they are not loaded. */
  requests: readonly WorkflowRequest[] | undefined;
  /** The dashboard of the user; undefined where it is not loaded. */
  dashboard: Dashboard | undefined;
}

type Loaded<Data> = Pick<QueryObserverResult<Data>, 'data' | 'error' | 'isFetching'>;

const noRequests: readonly WorkflowRequest[] = [];

/** Returns a function that derives the state. Costly values keep their identity until they change. */
export function createRequestFormState({ agenda, requestedFor, permissions }: RequestFormOptions) {
  const isOwn = requestedFor.kind === 'self';
  const hasPlan = isOwn && isAllowed(permissions, 'runMyPlan');
  const samePlans = keepList<MyPlan>();
  const planOf = rememberLast(plannedDaysOf);
  const own = rememberLast(ownRequests);
  const rangeOf = rememberLast((period: RequestPeriod | null) => period && daysOfPeriod(period));
  const othersOf = rememberLast(requestsBefore);
  const earlierError = rememberLast((part: RequestPart) => new EarlierAttemptSavedError(part));
  const balanceOf = rememberLast(
    (account: RequestAccount | null, dashboard: Dashboard | undefined, language: BackendLanguage) => {
      const balance = account && dashboard && accountBalance(account.name, dashboard, permissions, language);
      return account && balance ? { name: account.name, balance } : null;
    },
  );
  const monthOfState = rememberLast(
    (
      month: LocalMonth,
      range: RequestDays | null,
      planned: PlannedDays,
      requests: readonly OwnRequest[],
      planNote: PlanNote | null,
    ): RequestMonthState => ({ month, range, planned, requests, planNote }),
  );
  const summarize = rememberLast(
    (
      period: RequestPeriod | null,
      planned: PlannedDays,
      others: readonly OwnRequest[],
      account: RequestSummary['account'],
    ): RequestSummary | null =>
      period && {
        agenda,
        period,
        days: countRequestedDays(daysOfPeriod(period), planned),
        overlaps: overlapped(agenda, period, others),
        account,
      },
  );

  function planNoteOf({ plans, isStarted }: RequestFormParts): PlanNote | null {
    if (!isOwn) return 'otherPerson';
    if (!hasPlan) return 'noRight';
    const [visible] = plans;
    if (!visible?.data) return isStarted && visible?.error && !visible.isFetching ? 'failed' : 'loading';
    return publicationOf(visible.data) === 'published' ? null : 'unpublished';
  }

  function missingIn(form: RequestForm, account: RequestAccount | null): RequestField[] {
    const missing: RequestField[] = [];
    if (requestedFor.kind === 'chosen' && !form.person) missing.push('person');
    if (agenda === 'requests' && !account) missing.push('account');
    if (isNoteMissing(agenda, form)) missing.push('note');
    return missing;
  }

  /** Returns the refusal or the error of the last attempt; null for none. */
  function problemOf({ kept, request }: RequestFormParts): RequestRefusal | Error | null {
    if (kept.error) return kept.error;
    const outcomes = kept.outcomes ?? [];
    const [first] = outcomes;
    // The check has found an absence of an earlier attempt with other values.
    if (first?.state === 'saved' && request?.agenda === 'requests') {
      const isOfForm = requestPartsOf(request).some((part) => isRequestSavedBy(part, first.part));
      if (!isOfForm) return earlierError(first.part);
    }
    return refusalIn(outcomes);
  }

  function daysOf({ kept, request }: RequestFormParts): DayOutcome[] {
    if (request?.agenda !== 'unavailabilities') return [];
    const { form, outcomes: data, error } = kept;
    const days = dayOutcomes(requestPartsOf(request), form.log, { data, error });
    return days.some(({ state }) => state !== 'pending') ? days : [];
  }

  return (parts: RequestFormParts): RequestFormState => {
    const { kept, request, account, language, isStarted, accounts, month, plans, dashboard } = parts;
    const { outcomes: _outcomes, error: _error, ...shown } = kept;
    const { form } = kept;
    const period = possiblePeriod(form);
    const planned = planOf(samePlans(plans.flatMap(({ data }) => data ?? [])));
    const requests = own(parts.requests ?? noRequests);
    const others = othersOf(requests, form.log);
    const accountsError = isStarted ? accounts.error : null;
    const problem = problemOf(parts);
    const isRefusedForBalance = problem === 'overLimit' && request !== null && dashboard !== undefined;
    return {
      ...shown,
      accounts: accounts.data,
      accountsError,
      isLoadingAccounts: accounts.isFetching,
      account,
      missing: kept.isAttempted ? missingIn(form, account) : [],
      refusal: saveRefusal(agenda, form, { data: accounts.data, isError: accountsError !== null }),
      // While the outcome of a call is unknown, the month does not show its request.
      month: monthOfState(
        month,
        rangeOf(period),
        planned,
        form.log?.open ? others : requests,
        planNoteOf(parts),
      ),
      summary: summarize(period, planned, others, balanceOf(account, dashboard, language)),
      problem,
      limit: isRefusedForBalance ? requestLimit(request, dashboard, permissions, language) : null,
      days: daysOf(parts),
    };
  };
}

/** Returns whether outcomes cover all parts of a request. */
export function isRequestComplete(request: NewRequest | null, outcomes: readonly RequestOutcome[]): boolean {
  const parts = request ? requestPartsOf(request) : [];
  return parts.every((part) =>
    outcomes.some(({ state, part: saved }) => state === 'saved' && isRequestSavedBy(part, saved)),
  );
}

/** Returns the requests that existed before the first call of a save: newer ones may have been created by it. */
function requestsBefore(requests: readonly OwnRequest[], log: RequestLog | null): readonly OwnRequest[] {
  return log ? requests.filter(({ id }) => log.knownIds?.includes(id)) : requests;
}

/** Returns a function that returns its previous list while the items are the same. */
function keepList<Item>(): (items: readonly Item[]) => readonly Item[] {
  let last: readonly Item[] = [];
  return (items) => {
    const isSame = items.length === last.length && items.every((item, index) => item === last[index]);
    if (!isSame) last = items;
    return last;
  };
}
