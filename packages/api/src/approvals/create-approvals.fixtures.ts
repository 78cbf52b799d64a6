import type { PersonKey } from '@selfservice/mock-server/core/people';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { expect, vi } from 'vitest';
import { createDecisionQueue } from '../core/decisions/decision-queue.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import type { WorkflowRequest } from '../requests/requests.ts';
import type { Permissions } from '../session/permissions.ts';
import { allPermissions } from '../session/permissions.ts';
import { createApprovalSender } from './approval-decisions.ts';
import type { Approvals, ApprovalsState } from './approvals.types.ts';
import { createApprovals } from './create-approvals.ts';

/** Slow machines need several seconds for a few calls. */
export const patience = { timeout: 5000 };

/** The model of a screen with its simulated surroundings. */
export interface ApprovalsTest extends Disposable {
  model: Approvals;
  /** The state before the first subscriber. */
  atFirst: ApprovalsState;
  /** The state of the simulated screen. */
  screen: { isDetailBeside: boolean; isTyping: boolean };
  /** The elements that the model has focused: ids of rows, and the note. */
  focused: (number | 'note')[];
  drafts: Map<string, string>;
  /** Returns the ids of the listed requests, in order. */
  ids(): number[];
  /** Returns the id of a listed request by its position. */
  id(index: number): number;
  /** Returns the state of a request in the backend: 0 pending, 1 approved, 2 rejected. */
  stored(id: number): number | undefined;
  /** Advances the clock by the time in which a decision can be undone. */
  passUndoTime(): void;
}

/** The options of a test. */
export interface ApprovalsTestOptions {
  person?: PersonKey;
  permissions?: Permissions;
}

/** Creates a model whose list is not loaded yet. */
export function anUnloadedScreen(it: SignedInTest, options: ApprovalsTestOptions = {}): ApprovalsTest {
  const { person = 'approver', permissions = allPermissions } = options;
  const { client } = it.as(person);
  const { clock } = it;
  const ending = new AbortController();
  const drafts = new Map<string, string>();
  const screen = { isDetailBeside: true, isTyping: false };
  const focused: ApprovalsTest['focused'] = [];
  const send = createApprovalSender({ client, agenda: 'requests', ended: ending.signal });
  const model = createApprovals({
    agenda: 'requests',
    client,
    clock,
    permissions,
    queue: createDecisionQueue<WorkflowRequest>({ clock, undoMs: 6000, send }),
    drafts: {
      read: (key) => drafts.get(key) ?? null,
      write: (key, text) => drafts.set(key, text),
      remove: (key) => drafts.delete(key),
    },
    isPendingOnly: true,
    language: 'en',
    sortName: (name) => name,
    view: {
      isDetailBeside: () => screen.isDetailBeside,
      isTyping: () => screen.isTyping,
      focusRow: (id) => focused.push(id),
      focusNote: () => focused.push('note'),
    },
  });
  const atFirst = model.state.value;
  const unsubscribe = model.state.subscribe(() => {});
  const ids = () => (model.state.value.listed ?? []).map(({ request }) => request.id);
  return {
    model,
    atFirst,
    screen,
    focused,
    drafts,
    ids,
    id(index) {
      const id = ids()[index];
      if (id === undefined) throw new Error(`There is no request at ${index}.`);
      return id;
    },
    stored: (id) => requestRows(it.database).get(id)?.state,
    passUndoTime: () => clock.advance(6000),
    [Symbol.dispose]() {
      ending.abort();
      unsubscribe();
    },
  };
}

/** Creates a model whose list and roles are loaded. */
export async function aScreen(it: SignedInTest, options?: ApprovalsTestOptions): Promise<ApprovalsTest> {
  const test = anUnloadedScreen(it, options);
  await vi.waitFor(() => {
    expect(test.model.state.value.listed).toBeDefined();
    expect(test.model.state.value.isApprover).not.toBeNull();
  }, patience);
  return test;
}
