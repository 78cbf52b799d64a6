import { QueryObserver } from '@tanstack/react-query';
import { decisionsToRepeat } from '../core/decisions/decision-outcomes.ts';
import { currentDay } from '../core/current-time.ts';
import { undoableKeys } from '../core/decisions/queued-decisions.ts';
import { createObservable } from '../core/observable.ts';
import { createSubscription } from '../core/subscription.ts';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import { isAllowed } from '../session/permissions.ts';
import type { ApprovalResult } from './approval-decisions.ts';
import { needsNote, noteKey, noteLimit } from './approval-notes.ts';
import { createApprovalsState, filterOf } from './approvals-state.ts';
import type { Approvals, ApprovalsChoices, ApprovalsOptions } from './approvals.types.ts';
import { approvalsQuery } from './approvals.ts';
import { isOpen, nextOpen } from './listed-requests.ts';

const noIds: ReadonlySet<number> = new Set();
/** No selection for a mass decision. `selected` is something else: the request in the detail. */
const noSelection = { isSelecting: false, selectedIds: noIds };

/** Creates the model of the approvals screen. @requirement approvals-12, approvals-24, approvals-28, approvals-32 */
export function createApprovals(options: ApprovalsOptions): Approvals {
  const { agenda, client, clock, queue, drafts, view } = options;
  const isNoteRequired = isAllowed(options.permissions, 'rejectNote');
  let choices: ApprovalsChoices = {
    ...noSelection,
    isPendingOnly: options.isPendingOnly,
    search: '',
    applicant: null,
    resets: 0,
    order: 'deadline',
    language: options.language,
    selected: null,
    isFollowingFocus: false,
    openedId: null,
    isMissing: false,
    notes: new Map(),
    noteAskedId: null,
    isEnterSending: false,
    dialog: null,
  };
  /** The id to open once the list is loaded. */
  let openingId: number | null = null;
  /** The id of the row that received the focus while another request is shown. */
  let unseenId: number | null = null;
  /** Whether the list has been loaded: only the first one opens its most urgent request. */
  let hasOpenedFirst = false;
  /** The id of the request that was opened without the user; moving away from it shows each row. */
  let suggestedId: number | null = null;

  const list = new QueryObserver(client, approvalsQuery(filterOf(agenda, choices)));
  const dashboard = new QueryObserver(client, dashboardQuery());
  const today = currentDay(clock);
  const subscription = createSubscription(() => state, start);
  const derive = createApprovalsState({ agenda, isNoteRequired, sortName: options.sortName });
  const stateNow = () => {
    const requests = list.getCurrentResult();
    const roles = dashboard.getCurrentResult();
    // Errors of an earlier visit are not shown: the first subscriber loads everything again.
    const isLoadedBefore = !subscription.isActive();
    return derive({
      choices,
      list: isLoadedBefore ? { ...requests, error: null } : requests,
      dashboard: isLoadedBefore ? { ...roles, error: null, isPending: !roles.data } : roles,
      decisions: queue.get(),
      today: today.value,
    });
  };
  const state = createObservable(stateNow());

  function start(): () => void {
    const stops = [list, dashboard, today].map((one) => one.subscribe(update));
    stops.push(queue.subscribe(onDecisions));
    update();
    return () => {
      for (const stop of stops) stop();
    };
  }

  function change(next: Partial<ApprovalsChoices>): void {
    choices = { ...choices, ...next };
    update();
  }

  function update(): void {
    openWhenLoaded();
    openFirst();
    state.set(stateNow());
  }

  /** Shows the request of the address, as soon as the list says whether it has it. */
  function openWhenLoaded(): void {
    const { data, isPlaceholderData } = list.getCurrentResult();
    if (openingId === null || !data || isPlaceholderData) return;
    const found = data.find(({ id }) => id === openingId) ?? null;
    choices = { ...choices, ...showing(found), openedId: openingId, isMissing: found === null };
    openingId = null;
  }

  /** Shows the most urgent request as soon as the list is loaded, where the detail is beside it. @requirement approvals-47 */
  function openFirst(): void {
    const { data, isPlaceholderData } = list.getCurrentResult();
    if (hasOpenedFirst || !data || isPlaceholderData || !subscription.isActive()) return;
    hasOpenedFirst = true;
    if (choices.selected || choices.isMissing || choices.isSelecting || !view.isDetailBeside()) return;
    const first = stateNow().listed?.find(isOpen)?.request ?? null;
    suggestedId = first?.id ?? null;
    choices = { ...choices, ...showing(first) };
  }

  /** Returns the changes that show a request in the detail, with the draft of its note; null shows none. */
  function showing(request: WorkflowRequest | null): Partial<ApprovalsChoices> {
    const { notes } = choices;
    if (!request || notes.has(request.id)) return { selected: request, isFollowingFocus: false };
    const read = new Map(notes).set(request.id, noteOf(request.id));
    return { selected: request, isFollowingFocus: false, notes: read };
  }

  /** Returns the note of a request: as typed on this screen, otherwise the draft. */
  function noteOf(id: number): string {
    return choices.notes.get(id) ?? drafts.read(noteKey(id)) ?? '';
  }

  function changeFilter(next: Partial<ApprovalsChoices>): void {
    choices = { ...choices, ...next };
    list.setOptions(approvalsQuery(filterOf(agenda, choices)));
    change({ ...noSelection, ...showing(null) });
  }

  function listedOf(id: number) {
    return state.get().listed?.find(({ request }) => request.id === id);
  }

  /** Shows a listed request in the detail. */
  function show(id: number, more: Partial<ApprovalsChoices> = {}): void {
    const item = listedOf(id);
    if (!item || id === choices.selected?.id) return;
    change({ ...showing(item.request), isEnterSending: false, ...more });
  }

  /** Moves the focus to a request that may not be in the list, and shows it where a detail is visible. */
  function moveTo(request: WorkflowRequest): void {
    if (view.isDetailBeside() || choices.selected) change(showing(request));
    view.focusRow(request.id);
  }

  /** Moves to the next open request after a decision. */
  function moveToNext(id: number): void {
    const next = nextOpen(state.get().listed ?? [], id)?.request ?? null;
    const isMoving = next ? choices.selected !== null : !view.isDetailBeside();
    change({ isEnterSending: false, ...(isMoving && showing(next)) });
    view.focusRow(next?.id ?? id);
  }

  function decide(id: number, decided: 'approved' | 'rejected'): void {
    const { current } = state.get();
    const request = listedOf(id)?.request ?? (current?.request.id === id ? current.request : undefined);
    const note = noteOf(id).trim();
    // The field shows that the note is too long.
    if (!request || note.length > noteLimit) return;
    if (needsNote({ state: decided, note, isNoteRequired })) return change({ noteAskedId: id });
    const key = queue.add({ items: [request], state: decided, note, isMass: false });
    if (key !== null) moveToNext(id);
  }

  function decideSelected(decided: 'approved' | 'rejected', note: string): void {
    const { chosen } = state.get();
    const [first] = chosen;
    if (!first) return;
    queue.add({ items: chosen, state: decided, note, isMass: true });
    moveTo(first);
  }

  function undo(keys: readonly number[]): void {
    const waiting = queue.get().entries.filter(({ phase }) => phase === 'waiting');
    const [first] = waiting.filter(({ key }) => keys.includes(key)).flatMap(({ items }) => items);
    for (const key of keys) queue.undo(key);
    if (first) moveTo(first);
  }

  function onDecisions(result?: ApprovalResult): void {
    if (!result?.decision.isMass || result.decision.phase !== 'settled') return update();
    const decided = new Set(result.outcomes.map(({ item }) => item.id));
    const selectedIds = new Set([...choices.selectedIds].filter((id) => !decided.has(id)));
    const isNotable = result.outcomes.some(({ kind }) => kind !== 'done');
    change({
      ...(selectedIds.size === 0 ? noSelection : { selectedIds }),
      ...(isNotable && !view.isTyping() && { dialog: 'results' as const }),
    });
  }

  return {
    get: state.get,
    subscribe: subscription.subscribe,
    setPendingOnly: (isPendingOnly) => changeFilter({ isPendingOnly }),
    search: (search) => changeFilter({ search }),
    setApplicant: (applicant) => changeFilter({ applicant }),
    resetFilter: () => changeFilter({ search: '', applicant: null, resets: choices.resets + 1 }),
    setOrder: (order) => change({ order }),
    setLanguage(language) {
      if (language !== choices.language) change({ language });
    },
    refresh() {
      void list.refetch();
      if (dashboard.getCurrentResult().error) void dashboard.refetch();
    },
    retryRoles: () => void dashboard.refetch(),

    open(id) {
      openingId = id;
      update();
    },
    closeMissing: () => change({ isMissing: false }),
    select(id) {
      suggestedId = null;
      // The press moves the focus first; its detail is then shown at once.
      if (id === choices.selected?.id) change({ isFollowingFocus: false });
      else show(id);
    },
    followFocus(id, isLed) {
      const { selected } = choices;
      if (!view.isDetailBeside()) return;
      const isUnseen = !isLed && selected !== null && selected.id !== id && selected.id !== suggestedId;
      unseenId = isUnseen ? id : null;
      if (!isUnseen) show(id, { isFollowingFocus: true });
    },
    leave() {
      const { selected } = choices;
      const isBeside = view.isDetailBeside();
      change({ isEnterSending: false, ...(!isBeside && showing(null)) });
      if (isBeside && selected) view.focusRow(selected.id);
    },

    beginSelection: () => change({ isSelecting: true }),
    changeSelection: (selectedIds) => change({ isSelecting: true, selectedIds }),
    selectAll() {
      const open = (state.get().listed ?? []).filter(isOpen);
      change({ isSelecting: true, selectedIds: new Set(open.map(({ request }) => request.id)) });
    },
    endSelection: () => change(noSelection),

    pressRowKey(key, id) {
      const { chosen, isBulk } = state.get();
      if (chosen.length > 0) {
        if (key === 'approve') decideSelected('approved', '');
        else if (isNoteRequired) change({ dialog: 'massReject' });
        return;
      }
      const item = listedOf(id);
      if (isBulk) return;
      // A request is not decided before its detail was shown.
      if (unseenId === id) {
        unseenId = null;
        show(id);
      } else if (item && isOpen(item)) {
        if (key === 'approve') return decide(id, 'approved');
        show(id);
        change({ isEnterSending: true });
        view.focusNote();
      }
    },
    approve: (id) => decide(id, 'approved'),
    reject: (id) => decide(id, 'rejected'),
    approveSelected: () => decideSelected('approved', ''),
    rejectSelected: (note) => decideSelected('rejected', note),
    undo,
    undoLast() {
      const last = undoableKeys(queue.get().entries).slice(-1);
      undo(last);
      return last.length > 0;
    },
    undoAll: () => undo(undoableKeys(queue.get().entries)),
    retry(keys) {
      for (const key of keys) queue.retry(key);
    },
    dismiss(keys) {
      for (const key of keys) queue.dismiss(key);
    },
    clearOutcomes() {
      const { current } = state.get();
      if (current) change(showing(current.request));
      queue.clearOutcomes();
    },
    repeat() {
      // The earlier call may still arrive.
      for (const decision of decisionsToRepeat(queue.get().outcomes)) queue.add(decision, true);
    },

    changeNote(id, note) {
      if (note === '') drafts.remove(noteKey(id));
      else drafts.write(noteKey(id), note);
      change({ notes: new Map(choices.notes).set(id, note) });
    },
    askForNote: (noteAskedId) => change({ noteAskedId }),
    showDialog: (dialog) => change({ dialog }),
    closeDialog: () => change({ dialog: null }),
  };
}
