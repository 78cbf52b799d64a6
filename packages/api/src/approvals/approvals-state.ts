import { computed, signal } from '@preact/signals-core';
import { currentDay } from '../core/current-time.ts';
import { idsOf, isUnknown } from '../core/decisions/decision.ts';
import { decisionsById, runningDecisions } from '../core/decisions/queued-decisions.ts';
import type { DecisionQueueState } from '../core/decisions/queue-state.ts';
import { querySignal } from '../core/query-signal.ts';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import { isAllowed } from '../session/permissions.ts';
import type {
  ApprovalRefusal,
  ApprovalsDialog,
  ApprovalsOptions,
  ApprovalsState,
  CurrentRequest,
} from './approvals.types.ts';
import { approvalsQuery } from './approvals.ts';
import type { ApprovalOrder } from './arrange-requests.ts';
import { arrangeRequests } from './arrange-requests.ts';
import type { ListedRequest } from './listed-requests.ts';
import { asDecided, createLister, isOpen, progressOf } from './listed-requests.ts';

/** No selection for a mass decision. `selected` is something else: the request in the detail. */
export const noSelection = { isSelecting: false, selectedIds: new Set() as ReadonlySet<number> };

/**
 * Creates the choices of the user, the queries, and all that is computed from them.
 *
 * @param start called while the state is watched; returns a function that is called when it no longer is
 */
export function createApprovalsState(options: ApprovalsOptions, start: () => () => void) {
  const { agenda, client, clock, queue, sortName } = options;
  const isNoteRequired = isAllowed(options.permissions, 'rejectNote');

  const filter = signal<Pick<ApprovalsState, 'isPendingOnly' | 'search' | 'applicant' | 'resets'>>({
    isPendingOnly: options.isPendingOnly,
    search: '',
    applicant: null,
    resets: 0,
  });
  const order = signal<ApprovalOrder>('deadline');
  const language = signal(options.language);
  const detail = signal<Pick<ApprovalsState, 'selected' | 'isFollowingFocus'>>({
    selected: null,
    isFollowingFocus: false,
  });
  const opened = signal<Pick<ApprovalsState, 'openedId' | 'isMissing'>>({ openedId: null, isMissing: false });
  const selection = signal<Pick<ApprovalsState, 'isSelecting' | 'selectedIds'>>(noSelection);
  const notes = signal<ReadonlyMap<number, string>>(new Map());
  const noteAskedId = signal<number | null>(null);
  const isEnterSending = signal(false);
  const dialog = signal<ApprovalsDialog | null>(null);

  const today = currentDay(clock);
  const list = querySignal(client, () => {
    const { isPendingOnly, search, applicant } = filter.value;
    return approvalsQuery({ agenda, isPendingOnly, search, applicantRef: applicant?.personRef ?? '' });
  });
  const dashboard = querySignal(client, () => dashboardQuery());
  const roles = computed(() => dashboard.data.value?.roles);
  const isApprover = computed(
    () => (agenda === 'requests' ? roles.value?.isApprover : roles.value?.isUnavailabilityApprover) ?? null,
  );
  const arranged = computed(() =>
    arrangeRequests(list.data.value ?? [], {
      order: order.value,
      today: today.value,
      sortName,
      compareNames: new Intl.Collator(language.value).compare,
    }),
  );
  const entries = computed(() => queue.state.value.entries);
  const withDecisions = createLister();
  const listed = computed(() => withDecisions(arranged.value.requests, entries.value));
  const chosen = computed(() => chosenOf(listed.value, selection.value.selectedIds));
  const underWay = computed(() => runningDecisions(entries.value));
  const isBulk = computed(
    () =>
      selection.value.isSelecting &&
      (chosen.value.length > 0 || !underWay.value.some(({ isMass }) => isMass)),
  );
  const refusal = computed(() => refusalOf(isApprover.value, dashboard.error.value === null, isBulk.value));
  const current = computed(() =>
    currentOf(detail.value.selected, listed.value, queue.state.value, refusal.value),
  );

  let stop = () => {};
  const state = computed(
    (): ApprovalsState => {
      const others = entries.value.filter(
        (entry) => entry.phase === 'failed' && entry !== current.value?.failure,
      );
      return {
        ...filter.value,
        order: order.value,
        language: language.value,
        ...detail.value,
        ...opened.value,
        ...selection.value,
        notes: notes.value,
        noteAskedId: noteAskedId.value,
        isEnterSending: isEnterSending.value,
        dialog: dialog.value,
        listed: list.data.value && listed.value,
        groups: arranged.value.groups,
        error: list.error.value,
        isRefreshing: list.isFetching.value,
        isApprover: isApprover.value,
        canRequestForOthers: roles.value?.isAbsenceApprover ?? false,
        rolesError: roles.value ? null : dashboard.error.value,
        current: current.value,
        chosen: chosen.value,
        openCount: listed.value.filter(isOpen).length,
        isBulk: isBulk.value,
        isNoteRequired,
        underWay: underWay.value,
        failed: others.filter((entry) => !isUnknown(entry)),
        unknown: others.filter(isUnknown),
        outcomes: queue.state.value.outcomes,
      };
    },
    { watched: () => (stop = start()), unwatched: () => stop() },
  );

  return {
    filter,
    order,
    language,
    detail,
    opened,
    selection,
    notes,
    noteAskedId,
    isEnterSending,
    dialog,
    isNoteRequired,
    list,
    dashboard,
    entries,
    listed,
    chosen,
    isBulk,
    current,
    state,
  };
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
