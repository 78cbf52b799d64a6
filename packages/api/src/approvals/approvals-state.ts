import type { QueryObserverResult } from '@tanstack/react-query';
import type { DecisionQueueState } from '../core/decisions/queue-state.ts';
import { idsOf, isUnknown } from '../core/decisions/decision.ts';
import { decisionsById, runningDecisions } from '../core/decisions/queued-decisions.ts';
import type { Language } from '../core/language.ts';
import type { LocalDate } from '../core/local-date.ts';
import type { Dashboard } from '../dashboard/dashboard.ts';
import type { Agenda, WorkflowRequest } from '../requests/requests.ts';
import type { ApprovalRefusal, ApprovalsChoices, ApprovalsState, CurrentRequest } from './approvals.types.ts';
import type { ApprovalsFilter } from './approvals.ts';
import type { ApprovalOrder, ArrangedRequests } from './arrange-requests.ts';
import { arrangeRequests } from './arrange-requests.ts';
import type { ListedRequest } from './listed-requests.ts';
import { asDecided, createLister, isOpen, progressOf } from './listed-requests.ts';

/** The parts that the state is derived from. */
export interface ApprovalsParts {
  choices: ApprovalsChoices;
  list: Pick<QueryObserverResult<WorkflowRequest[]>, 'data' | 'error' | 'isFetching'>;
  dashboard: Pick<QueryObserverResult<Dashboard>, 'data' | 'error' | 'isPending'>;
  decisions: DecisionQueueState<WorkflowRequest>;
  today: LocalDate;
}

/** The options of a state. */
export interface ApprovalsStateOptions {
  agenda: Agenda;
  isNoteRequired: boolean;
  /** The part of an applicant's name that orders people. */
  sortName: (applicant: string) => string;
}

const nothing: readonly WorkflowRequest[] = [];

/** Returns a function that derives the state. Objects that are costly to compute or render stay the same until they change. */
export function createApprovalsState({ agenda, isNoteRequired, sortName }: ApprovalsStateOptions) {
  const list = rememberLast(createLister());
  const choose = rememberLast(chosenOf);
  const describe = rememberLast(currentOf);
  const arrange = rememberLast(
    (
      requests: readonly WorkflowRequest[],
      order: ApprovalOrder,
      today: LocalDate,
      language: Language,
    ): ArrangedRequests =>
      arrangeRequests(requests, {
        order,
        today,
        sortName,
        compareNames: new Intl.Collator(language).compare,
      }),
  );

  return (parts: ApprovalsParts): ApprovalsState => {
    const { choices, dashboard, decisions, today } = parts;
    const { entries, outcomes } = decisions;
    const requests = parts.list.data;
    const arranged = arrange(requests ?? nothing, choices.order, today, choices.language);
    const listed = list(arranged.requests, entries);
    const roles = dashboard.data?.roles;
    const isApprover = (agenda === 'requests' ? roles?.isApprover : roles?.isUnavailabilityApprover) ?? null;
    const chosen = choices.selectedIds.size > 0 ? choose(listed, choices.selectedIds) : nothing;
    const underWay = runningDecisions(entries);
    const isBulk = choices.isSelecting && (chosen.length > 0 || !underWay.some(({ isMass }) => isMass));
    const refusal = refusalOf(isApprover, dashboard.isPending, isBulk);
    const current = describe(choices.selected, listed, decisions, refusal);
    const others = entries.filter((entry) => entry.phase === 'failed' && entry !== current?.failure);
    return {
      ...choices,
      listed: requests && listed,
      groups: arranged.groups,
      error: parts.list.error,
      isRefreshing: parts.list.isFetching,
      isApprover,
      canRequestForOthers: roles?.isAbsenceApprover ?? false,
      rolesError: roles ? null : dashboard.error,
      current,
      chosen,
      openCount: listed.filter(isOpen).length,
      isBulk,
      isNoteRequired,
      underWay,
      failed: others.filter((entry) => !isUnknown(entry)),
      unknown: others.filter(isUnknown),
      outcomes,
    };
  };
}

/** Returns the filter of the query for some choices. */
export function filterOf(
  agenda: Agenda,
  { isPendingOnly, search, applicant }: Pick<ApprovalsChoices, 'isPendingOnly' | 'search' | 'applicant'>,
): ApprovalsFilter {
  return { agenda, isPendingOnly, search, applicantRef: applicant?.personRef ?? '' };
}

function chosenOf(listed: readonly ListedRequest[], ids: ReadonlySet<number>): WorkflowRequest[] {
  return listed.filter((item) => ids.has(item.request.id) && isOpen(item)).map(({ request }) => request);
}

function refusalOf(
  isApprover: boolean | null,
  isRoleLoading: boolean,
  isBulk: boolean,
): ApprovalRefusal | null {
  if (isApprover === null) return isRoleLoading ? 'roleLoading' : 'roleUnknown';
  if (!isApprover) return 'notApprover';
  return isBulk ? 'bulk' : null;
}

function currentOf(
  selected: WorkflowRequest | null,
  listed: readonly ListedRequest[],
  { entries, outcomes }: DecisionQueueState<WorkflowRequest>,
  refusal: ApprovalRefusal | null,
): CurrentRequest | null {
  if (!selected) return null;
  const { id } = selected;
  const decision = decisionsById(entries).get(id);
  const outcome = outcomes.find(({ item }) => item.id === id) ?? null;
  const inList = listed.find(({ request }) => request.id === id)?.request;
  // A list that was requested before the decision may arrive after its outcome.
  const isSettled = outcome !== null && outcome.item.state !== 'pending';
  const request = isSettled ? outcome.item : (inList ?? asDecided(selected, decision));
  const failure =
    entries.find((entry) => entry.phase === 'failed' && !entry.isMass && idsOf(entry)[0] === id) ?? null;
  const progress = progressOf(decision);
  const isOutcomeKnown = progress !== 'unknown' && progress !== 'checking';
  return {
    request,
    progress: failure ? null : progress,
    failure,
    outcome,
    undoKey: decision?.phase === 'waiting' && !decision.isMass ? decision.key : null,
    isJustDecided: decision?.phase === 'settled' && request.state === decision.state,
    refusal,
    isDecidable: refusal === null && isOutcomeKnown && request.state === 'pending',
  };
}

/** Returns the last result again while the arguments stay the same. */
function rememberLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | null = null;
  return (...args) => {
    const isSame = last !== null && args.every((arg, index) => Object.is(arg, last?.args[index]));
    if (!isSame || last === null) last = { args, result: compute(...args) };
    return last.result;
  };
}
