import { batch, effect } from '@preact/signals-core';
import { decisionsToRepeat } from '../core/decisions/decision-outcomes.ts';
import { undoableKeys } from '../core/decisions/queued-decisions.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import type { ApprovalResult } from './approval-decisions.ts';
import { needsNote, noteKey, noteLimit } from './approval-notes.ts';
import { createApprovalsState, noSelection } from './approvals-state.ts';
import type { Approvals, ApprovalsOptions, ApprovalsState } from './approvals.types.ts';
import { isOpen, nextOpen } from './listed-requests.ts';

/** Creates the model of the approvals screen. @requirement approvals-12, approvals-24, approvals-28, approvals-32 */
export function createApprovals(options: ApprovalsOptions): Approvals {
  const { queue, drafts, view } = options;
  const model = createApprovalsState(options, start);
  const { filter, detail, opened, selection, notes, noteAskedId, isEnterSending, dialog } = model;
  const { list, dashboard, entries, listed, chosen, isBulk, current, isNoteRequired } = model;
  /** The id to open once the list is loaded. */
  let openingId: number | null = null;
  /** The id of the row that received the focus while another request is shown. */
  let unseenId: number | null = null;
  /** Whether the list has been loaded: only the first one opens its most urgent request. */
  let hasOpenedFirst = false;
  /** The id of the request that was opened without the user; moving away from it shows each row. */
  let suggestedId: number | null = null;

  /** Opens what the loaded list has, and follows the results of decisions, while the screen is shown. */
  function start(): () => void {
    const earlier = queue.lastResult.peek();
    const stops = [
      effect(() => {
        openOfAddress();
        openFirst();
      }),
      effect(() => {
        const result = queue.lastResult.value;
        if (result && result !== earlier) onResult(result);
      }),
    ];
    return () => {
      for (const end of stops) end();
    };
  }

  /** Returns the requests of the filter; undefined while only those of an earlier one are known. */
  function loaded(): readonly WorkflowRequest[] | undefined {
    return list.isPlaceholder.value ? undefined : list.data.value;
  }

  /** Shows the request of the address, once the list says whether it has it. */
  function openOfAddress(): void {
    const requests = loaded();
    if (openingId === null || !requests) return;
    const id = openingId;
    const found = requests.find((request) => request.id === id) ?? null;
    openingId = null;
    batch(() => {
      display(found);
      opened.value = { openedId: id, isMissing: found === null };
    });
  }

  /** Shows the most urgent request of the first list, where the detail is beside it. @requirement approvals-47 */
  function openFirst(): void {
    if (hasOpenedFirst || !loaded()) return;
    hasOpenedFirst = true;
    const isOther = detail.peek().selected || opened.peek().isMissing || selection.peek().isSelecting;
    if (isOther || !view.isDetailBeside()) return;
    const first = listed.peek().find(isOpen)?.request ?? null;
    suggestedId = first?.id ?? null;
    display(first);
  }

  /** Shows a request in the detail, with the draft of its note; null shows none. */
  function display(selected: WorkflowRequest | null, isFollowingFocus = false): void {
    batch(() => {
      detail.value = { selected, isFollowingFocus };
      if (selected && !notes.peek().has(selected.id)) setNote(selected.id, noteOf(selected.id));
    });
  }

  function setNote(id: number, note: string): void {
    notes.value = new Map(notes.peek()).set(id, note);
  }

  /** Returns the note of a request: as typed on this screen, otherwise the draft. */
  function noteOf(id: number): string {
    return notes.peek().get(id) ?? drafts.read(noteKey(id)) ?? '';
  }

  function changeFilter(next: Partial<ApprovalsState>): void {
    batch(() => {
      filter.value = { ...filter.peek(), ...next };
      selection.value = noSelection;
      display(null);
    });
  }

  const listedOf = (id: number) => listed.peek().find(({ request }) => request.id === id);
  const isSelected = (id: number) => detail.peek().selected?.id === id;

  /** Replaces the selection of a mass decision. */
  function select(selectedIds: ReadonlySet<number>): void {
    selection.value = { isSelecting: true, selectedIds };
  }

  /** Shows a listed request in the detail. */
  function show(id: number, isFollowingFocus = false): void {
    const item = listedOf(id);
    if (!item || isSelected(id)) return;
    batch(() => {
      display(item.request, isFollowingFocus);
      isEnterSending.value = false;
    });
  }

  /** Moves the focus to a request that may not be in the list, and shows it where a detail is visible. */
  function moveTo(request: WorkflowRequest): void {
    if (view.isDetailBeside() || detail.peek().selected) display(request);
    view.focusRow(request.id);
  }

  /** Moves to the next open request after a decision. */
  function moveToNext(id: number): void {
    const next = nextOpen(listed.peek(), id)?.request ?? null;
    const isMoving = next ? detail.peek().selected !== null : !view.isDetailBeside();
    batch(() => {
      isEnterSending.value = false;
      if (isMoving) display(next);
    });
    view.focusRow(next?.id ?? id);
  }

  function decide(id: number, decided: 'approved' | 'rejected'): void {
    const shown = current.peek()?.request;
    const request = listedOf(id)?.request ?? (shown?.id === id ? shown : undefined);
    const note = noteOf(id).trim();
    // The field shows that the note is too long.
    if (!request || note.length > noteLimit) return;
    if (needsNote({ state: decided, note, isNoteRequired })) {
      noteAskedId.value = id;
      return;
    }
    const key = queue.add({ items: [request], state: decided, note, isMass: false });
    if (key !== null) moveToNext(id);
  }

  function decideSelected(decided: 'approved' | 'rejected', note: string): void {
    const items = chosen.peek();
    const [first] = items;
    if (!first) return;
    queue.add({ items, state: decided, note, isMass: true });
    moveTo(first);
  }

  function undo(keys: readonly number[]): void {
    const waiting = entries.peek().filter(({ phase }) => phase === 'waiting');
    const [first] = waiting.filter(({ key }) => keys.includes(key)).flatMap(({ items }) => items);
    for (const key of keys) queue.undo(key);
    if (first) moveTo(first);
  }

  /** Removes the requests of a mass decision from the selection, and shows what was not done. */
  function onResult({ decision, outcomes }: ApprovalResult): void {
    if (!decision.isMass || decision.phase !== 'settled') return;
    const decided = new Set(outcomes.map(({ item }) => item.id));
    const before = selection.peek();
    const selectedIds = new Set([...before.selectedIds].filter((id) => !decided.has(id)));
    const isNotable = outcomes.some(({ kind }) => kind !== 'done');
    batch(() => {
      selection.value = selectedIds.size === 0 ? noSelection : { ...before, selectedIds };
      if (isNotable && !view.isTyping()) dialog.value = 'results';
    });
  }
  return {
    state: model.state,
    setPendingOnly: (isPendingOnly) => changeFilter({ isPendingOnly }),
    search: (search) => changeFilter({ search }),
    setApplicant: (applicant) => changeFilter({ applicant }),
    resetFilter: () => changeFilter({ search: '', applicant: null, resets: filter.peek().resets + 1 }),
    setOrder: (order) => void (model.order.value = order),
    setLanguage: (language) => void (model.language.value = language),
    refresh() {
      list.refetch();
      if (dashboard.error.peek()) dashboard.refetch();
    },
    retryRoles: dashboard.refetch,

    open(id) {
      openingId = id;
      openOfAddress();
    },
    closeMissing: () => void (opened.value = { ...opened.peek(), isMissing: false }),
    select(id) {
      suggestedId = null;
      // The press moves the focus first; its detail is then shown at once.
      if (isSelected(id)) detail.value = { ...detail.peek(), isFollowingFocus: false };
      else show(id);
    },
    followFocus(id, isLed) {
      const { selected } = detail.peek();
      if (!view.isDetailBeside()) return;
      const isUnseen = !isLed && selected !== null && selected.id !== id && selected.id !== suggestedId;
      unseenId = isUnseen ? id : null;
      if (!isUnseen) show(id, true);
    },
    leave() {
      const { selected } = detail.peek();
      const isBeside = view.isDetailBeside();
      batch(() => {
        isEnterSending.value = false;
        if (!isBeside) display(null);
      });
      if (isBeside && selected) view.focusRow(selected.id);
    },

    beginSelection: () => void (selection.value = { ...selection.peek(), isSelecting: true }),
    changeSelection: select,
    selectAll: () =>
      select(
        new Set(
          listed
            .peek()
            .filter(isOpen)
            .map(({ request }) => request.id),
        ),
      ),
    endSelection: () => void (selection.value = noSelection),

    pressRowKey(key, id) {
      if (chosen.peek().length > 0) {
        if (key === 'approve') decideSelected('approved', '');
        else if (isNoteRequired) dialog.value = 'massReject';
        return;
      }
      const item = listedOf(id);
      if (isBulk.peek()) return;
      // A request is not decided before its detail was shown.
      if (unseenId === id) {
        unseenId = null;
        show(id);
      } else if (item && isOpen(item)) {
        if (key === 'approve') return decide(id, 'approved');
        show(id);
        isEnterSending.value = true;
        view.focusNote();
      }
    },
    approve: (id) => decide(id, 'approved'),
    reject: (id) => decide(id, 'rejected'),
    approveSelected: () => decideSelected('approved', ''),
    rejectSelected: (note) => decideSelected('rejected', note),
    undo,
    undoLast() {
      const last = undoableKeys(entries.peek()).slice(-1);
      undo(last);
      return last.length > 0;
    },
    undoAll: () => undo(undoableKeys(entries.peek())),
    retry(keys) {
      for (const key of keys) queue.retry(key);
    },
    dismiss(keys) {
      for (const key of keys) queue.dismiss(key);
    },
    clearOutcomes() {
      const shown = current.peek();
      if (shown) display(shown.request);
      queue.clearOutcomes();
    },
    repeat() {
      // The earlier call may still arrive.
      for (const decision of decisionsToRepeat(queue.state.peek().outcomes)) queue.add(decision, true);
    },

    changeNote(id, note) {
      if (note === '') drafts.remove(noteKey(id));
      else drafts.write(noteKey(id), note);
      setNote(id, note);
    },
    askForNote: (id) => void (noteAskedId.value = id),
    showDialog: (next) => void (dialog.value = next),
    closeDialog: () => void (dialog.value = null),
  };
}
