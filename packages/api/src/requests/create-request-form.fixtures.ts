import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { RequestRow } from '@selfservice/mock-server/requests/request-row';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { expect, vi } from 'vitest';
import { localDate } from '../core/local-date.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { refOf } from '../core/signed-in.fixtures.ts';
import { allPermissions } from '../session/permissions.ts';
import type { SaveEnd } from './create-kept-form.ts';
import { createRequestForm } from './create-request-form.ts';
import type { RequestRefusal } from './new-request.ts';
import type { RequestFormModel, RequestFormOptions } from './request-form.types.ts';

/** Options of `vi.waitFor`: a few calls can take several seconds on a slow machine. */
export const patience = { timeout: 5000 };

/** The drafts of a user, by their keys. They outlive a model. */
export type TestDrafts = Map<string, string>;

/** The key of the draft of `aRequestForm`. */
export const draftKey = 'newRequest.test';

/** A model, and what it has reported. */
export interface RequestFormTest extends Disposable {
  model: RequestFormModel;
  /** The ended attempts. `isLeft`: whether the form was closed when the attempt began. */
  ends: { end: SaveEnd<RequestRefusal>; isLeft: boolean }[];
  drafts: TestDrafts;
}

/** The options of a test. */
export interface RequestFormTestOptions extends Partial<
  Omit<RequestFormOptions, 'client' | 'clock' | 'drafts' | 'draftKey' | 'onEnd'>
> {
  /** The person who is signed in. Default the employee. */
  person?: PersonKey;
  /** The drafts of an earlier model. Default none. */
  drafts?: TestDrafts;
  /** Whether the test watches the state immediately. Default true. */
  isShown?: boolean;
}

/** Creates the model of a request of the employee for 17 December 2026. */
export function aRequestForm(it: SignedInTest, options: RequestFormTestOptions = {}): RequestFormTest {
  const { person = 'employee', drafts = new Map<string, string>(), isShown = true, ...differences } = options;
  const ends: RequestFormTest['ends'] = [];
  const model = createRequestForm({
    client: it.as(person).client,
    clock: it.clock,
    permissions: allPermissions,
    drafts: {
      read: (key) => drafts.get(key) ?? null,
      write: (key, text) => drafts.set(key, text),
      remove: (key) => drafts.delete(key),
    },
    draftKey,
    language: 'en',
    agenda: 'requests',
    place: 'mine',
    requestedFor: { kind: 'self', personRef: refOf(person) },
    initial: { day: localDate('2026-12-17') },
    onEnd: (end, isLeft) => ends.push({ end, isLeft }),
    ...differences,
  });
  const leave = isShown ? model.state.subscribe(() => {}) : () => {};
  return { model, ends, drafts, [Symbol.dispose]: leave };
}

/** Waits until the accounts are loaded. */
export async function untilAccountsLoaded({ model }: RequestFormTest): Promise<void> {
  await vi.waitFor(() => expect(model.state.value.accounts).toBeDefined(), patience);
}

/** Selects the account for vacation and writes a note. */
export async function enterVacation(test: RequestFormTest): Promise<void> {
  await untilAccountsLoaded(test);
  const vacation = test.model.state.value.accounts?.find(({ name }) => name === 'Vacation');
  if (!vacation) throw new Error('There is no account for vacation.');
  test.model.chooseAccount(vacation.id);
  test.model.writeNote('Skiing');
}

/** Returns the requests of `enterVacation` that the mock backend has stored. */
export function storedVacations(it: SignedInTest): RequestRow[] {
  return [...requestRows(it.database).values()].filter(({ note }) => note === 'Skiing');
}
