import type { ReadonlySignal } from '@preact/signals-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import type { RequestPerson } from '../requests/request-people.ts';
import type { Agenda, WorkflowRequest } from '../requests/requests.ts';
import type { Permissions } from '../session/permissions.ts';
import type { ApprovalOutcome, ApprovalQueue, QueuedApproval } from './approval-decisions.ts';
import type { Drafts } from '../core/drafts.ts';
import type { ApprovalOrder, UrgencyGroup } from './arrange-requests.ts';
import type { ApprovalProgress, ListedRequest } from './listed-requests.ts';

/** The options of the approvals screen's model. */
export interface ApprovalsOptions {
  agenda: Agenda;
  client: QueryClient;
  clock: Clock;
  permissions: Permissions;
  /** The queue of the user's decisions about such requests; it outlives the screen. */
  queue: ApprovalQueue;
  /** The store of typed notes. */
  drafts: Drafts;
  /** Whether only pending requests are listed at first. */
  isPendingOnly: boolean;
  language: Language;
  /** The part of an applicant's name that orders people. */
  sortName: (applicant: string) => string;
  /** The parts of the screen that the model needs. */
  view: ApprovalsView;
}

/** The parts of the screen that the model uses. */
export interface ApprovalsView {
  /** Whether the detail is beside the list, instead of replacing it. */
  isDetailBeside(): boolean;
  /** Whether the user is typing. No dialog opens by itself then. */
  isTyping(): boolean;
  /** Moves the focus to the row of a request, after the state is rendered. */
  focusRow(id: number): void;
  /** Moves the focus to the note of the selected request, after the state is rendered. */
  focusNote(): void;
}

/** The model of the approvals screen. It fetches while its state is watched. */
export interface Approvals {
  state: ReadonlySignal<ApprovalsState>;
  /** Lists only pending requests, or all. Every change of the filter ends the selection and closes the detail. */
  setPendingOnly(isPendingOnly: boolean): void;
  search(text: string): void;
  setApplicant(applicant: RequestPerson | null): void;
  /** Removes search and applicant. */
  resetFilter(): void;
  setOrder(order: ApprovalOrder): void;
  /** Sets the language that orders people's names. */
  setLanguage(language: Language): void;
  /** Fetches the requests again, and the roles after a failure. */
  refresh(): void;
  retryRoles(): void;

  /** Selects the request of an address once the list is loaded. */
  open(id: number): void;
  /** Removes the notice that the opened request is not in the list. */
  closeMissing(): void;
  /** Selects a listed request. */
  select(id: number): void;
  /**
   * Selects the request whose row has received the focus, while the detail is beside the list. The selected request stays
   * when the focus returns from elsewhere, or has moved because its row was removed.
   *
   * @param isLed whether the user moved the focus from another row, or pressed the row
   */
  followFocus(id: number, isLed: boolean): void;
  /** Leaves the detail for the list. */
  leave(): void;

  beginSelection(): void;
  /** Replaces the selection of a mass decision. */
  changeSelection(ids: ReadonlySet<number>): void;
  /** Selects all open requests. */
  selectAll(): void;
  endSelection(): void;

  /** Decides by a key on a row: on the selection, or on the request of the row after its detail was shown. */
  pressRowKey(key: 'approve' | 'reject', id: number): void;
  /** Approves a request, with its note, and selects the next one. */
  approve(id: number): void;
  /** Rejects a request, with its note, and selects the next one. Without a required note it only marks the field. */
  reject(id: number): void;
  approveSelected(): void;
  rejectSelected(note: string): void;
  /** Undoes those of the decisions that can be undone, and selects the first of their requests. */
  undo(keys: readonly number[]): void;
  /** Undoes the last decision. Returns whether there was one to undo. */
  undoLast(): boolean;
  undoAll(): void;
  /** Sends failed decisions again, and checks unknown ones again. */
  retry(keys: readonly number[]): void;
  /** Removes failed decisions. */
  dismiss(keys: readonly number[]): void;
  /** Removes the outcomes; the selected request keeps its final state in the detail. */
  clearOutcomes(): void;
  /** Repeats the decisions about requests that are still pending. */
  repeat(): void;

  changeNote(id: number, note: string): void;
  /** Shows that the rejection of a request lacks its note. */
  askForNote(id: number): void;
  showDialog(dialog: ApprovalsDialog): void;
  closeDialog(): void;
}

/** A dialog of the screen. */
export type ApprovalsDialog = 'keys' | 'massReject' | 'results';

/** Why the user cannot decide on the selected request. @requirement approvals-36 */
export type ApprovalRefusal = 'roleLoading' | 'roleUnknown' | 'notApprover' | 'bulk';

/** The selected request with the state of its decision. */
export interface CurrentRequest {
  /** The request in its current state. */
  request: WorkflowRequest;
  /** The progress of a decision about it; null for none, and after a failure. */
  progress: ApprovalProgress | null;
  /** The failed decision about only this request (not a mass decision); null for none. */
  failure: QueuedApproval | null;
  /** The outcome of the last decision about it, unless it was just done; null for none. */
  outcome: ApprovalOutcome | null;
  /** The key of the decision about only this request (not a mass decision) that can be undone; null for none. */
  undoKey: number | null;
  /** Whether a decision of the user is done that the list may not contain yet. */
  isJustDecided: boolean;
  /** Why the user cannot decide on it; null where the user can, or where it is decided. */
  refusal: ApprovalRefusal | null;
  /** Whether note and decision buttons are shown. */
  isDecidable: boolean;
}

/** The state of the approvals screen: the choices of the user, and what follows from them. */
export interface ApprovalsState {
  isPendingOnly: boolean;
  /** The searched text; empty for none. */
  search: string;
  /** The applicant whose requests are listed; null for all. */
  applicant: RequestPerson | null;
  /** How often the filter was reset. */
  resets: number;
  order: ApprovalOrder;
  language: Language;
  /** The selected request in its state at the selection; null for none. */
  selected: WorkflowRequest | null;
  /** Whether the request was selected by moving the focus: its detail may render later. */
  isFollowingFocus: boolean;
  /** The id that was opened last, whether the list has it or not; null for none. */
  openedId: number | null;
  /** Whether the list does not have the opened request. */
  isMissing: boolean;
  /** Whether requests are being selected for a mass decision. */
  isSelecting: boolean;
  /** The ids of the requests that are selected for a mass decision. */
  selectedIds: ReadonlySet<number>;
  /** The notes by request id: typed notes, and the drafts of shown requests. */
  notes: ReadonlyMap<number, string>;
  /** The request whose rejection lacks a note; null for none. */
  noteAskedId: number | null;
  /** Whether Enter in the note rejects, because a key opened the note. */
  isEnterSending: boolean;
  /** The open dialog; null for none. */
  dialog: ApprovalsDialog | null;
  /** The requests in the order of the list; undefined while loading. Those of the last filter stay while loading. */
  listed: readonly ListedRequest[] | undefined;
  /** The groups of the listed requests. */
  groups: readonly UrgencyGroup[];
  /** Why the requests could not be loaded; null for no reason. */
  error: Error | null;
  isRefreshing: boolean;
  /** Whether the user decides on such requests; null while unknown. @requirement approvals-36 */
  isApprover: boolean | null;
  /** Whether the user may create requests on behalf of others. @requirement approvals-37 */
  canRequestForOthers: boolean;
  /** Why the roles of the user are unknown; null for no reason. */
  rolesError: Error | null;
  /** The selected request; null for none. */
  current: CurrentRequest | null;
  /** The requests that are selected for a mass decision and are still open, in the order of the list. */
  chosen: readonly WorkflowRequest[];
  /** The number of listed requests that can be decided. */
  openCount: number;
  /** Whether the user decides on the selection instead of a single request. */
  isBulk: boolean;
  /** Whether rejections need a note. Only then the mass rejection is offered. @requirement approvals-34 */
  isNoteRequired: boolean;
  /** Decisions that can be undone, are being sent or are being checked. */
  underWay: readonly QueuedApproval[];
  /** Failed decisions, without the one about the selected request. */
  failed: readonly QueuedApproval[];
  /** Decisions with an unknown outcome, without the one about the selected request. */
  unknown: readonly QueuedApproval[];
  /** The outcomes to show. */
  outcomes: readonly ApprovalOutcome[];
}
