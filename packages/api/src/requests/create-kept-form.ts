import { notifyManager } from '@tanstack/react-query';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { Drafts } from '../core/drafts.ts';
import { toError } from '../core/errors.ts';
import type { Observable } from '../core/observable.ts';
import { createObservable } from '../core/observable.ts';
import { isSameForm, restoreForm } from '../core/restore-form.ts';
import type { SaveLog } from '../core/outbox/save-log.ts';
import { checkLater, isHidden } from '../core/outbox/check-later.ts';
import { isOutcomeUnknown, unknownOutcomeOf } from '../core/outbox/save-parts.ts';
import type { PartOutcome, SaveHooks } from '../core/outbox/save-parts.ts';

/** The options of a kept form. */
export interface KeptFormOptions<Form extends LoggedForm<Part>, Part, Reason extends string, Attempt> {
  client: QueryClient;
  clock: Clock;
  drafts: Drafts;
  /** The key of the draft. */
  draftKey: string;
  /** The initial form. Forms are plain data whose fields keep their order. */
  fresh: Form;
  /** Reads the form of a draft. */
  read: (kept: unknown, fresh: Form) => Form;
  /** Returns the attempt that saves a form; null while something is missing. */
  attemptOf: (form: Form) => Attempt | null;
  /**
   * Returns a function that says whether outcomes cover all parts of a form. Called when an attempt begins, because what the
   * parts depend on may change before it ends.
   */
  completionOf: (form: Form) => (outcomes: readonly PartOutcome<Part, Reason>[]) => boolean;
  /** Returns the mutation that makes an attempt. */
  mutationOf: (
    hooks: SaveHooks<Part>,
  ) => MutationOptions<PartOutcome<Part, Reason>[], Error, Attempt | SaveCheck<Part>>;
}

/** An attempt that looks up the outcome of the previous one. */
export interface SaveCheck<Part> {
  isCheck: true;
  log: SaveLog<Part>;
}

/** A form that is stored together with the log of its save. */
export interface LoggedForm<Part> {
  /** The log of the save; null before the first attempt. */
  log: SaveLog<Part> | null;
}

/** A form with a draft, which is stored until all parts of the form are saved or the user discards it. */
export interface KeptForm<Form, Part, Reason extends string>
  extends Observable<KeptFormState<Form, Part, Reason>>, KeptFormCommands<Part, Reason> {
  /** Changes the form and stores the draft. */
  change(edit: (form: Form) => Form): void;
}

/** The commands of a form with a draft. */
export interface KeptFormCommands<Part, Reason extends string> {
  /**
   * Saves the form. While the outcome of the last attempt is unknown, only checks it. Returns null where a field is missing:
   * nothing is sent, and the fields show their errors.
   */
  save(): Promise<SaveEnd<Part, Reason>> | null;
  /** Checks an attempt that was interrupted before the form was created. Returns null where there is none. */
  check(): Promise<SaveEnd<Part, Reason>> | null;
  /** Resets the form to its initial values and removes the draft. */
  startAgain(): void;
  /**
   * Removes the draft. Call it when the user closes the form without saving. While the outcome of the last attempt is unknown and
   * can be found out, the draft stays, and the form checks it.
   */
  leave(): void;
  /**
   * Calls back with each check that the form makes by itself, also after the user has left it. Replaces the last callback.
   *
   * @param onCheck `isLeft`: whether the user has closed the form
   */
  listen(onCheck: (ending: Promise<SaveEnd<Part, Reason>>, isLeft: boolean) => void): void;
}

/** How an attempt ended. */
export type SaveEnd<Part, Reason extends string> =
  /** All parts are saved, and the draft is removed. */
  | { kind: 'saved'; outcomes: readonly PartOutcome<Part, Reason>[] }
  /** The backend refused a part for an expected reason. */
  | { kind: 'refused'; reason: Reason }
  /** The attempt succeeded, but parts of the form are not saved yet. */
  | { kind: 'incomplete' }
  | { kind: 'failed'; error: Error }
  /** Nothing was done, since another attempt is running. */
  | { kind: 'busy' };

/** A part that exists more than once, because the browser or a proxy has repeated its call. */
export interface SavedTwice<Part> {
  part: Part;
  /** The ids of the duplicates. */
  duplicateIds: readonly number[];
}

/** The state that all forms with a draft share. */
export interface KeptState {
  /** Whether the form differs from a fresh one. */
  isChanged: boolean;
  /** Whether the form was restored from a draft. */
  isRestored: boolean;
  /** Whether the user has tried to save, so that missing fields show their errors. */
  isAttempted: boolean;
  /** Whether an attempt is running. */
  isSaving: boolean;
  /** Whether an attempt is running that looks up the outcome of a call. */
  isChecking: boolean;
  /** Whether the outcome of the last attempt is unknown, so that the next one only checks. */
  isUnknown: boolean;
  /** Whether the form cannot be changed. */
  isReadOnly: boolean;
}

/** The state of a form with a draft. */
export interface KeptFormState<Form, Part, Reason extends string> extends KeptState {
  form: Form;
  /** The outcomes of the last attempt; undefined where it failed or there was none. */
  outcomes: readonly PartOutcome<Part, Reason>[] | undefined;
  /** The error of the last attempt; null for none. */
  error: Error | null;
  /** The parts that exist more than once. Empty until all parts are saved. */
  savedTwice: readonly SavedTwice<Part>[];
}

type Derived = 'isChanged' | 'isChecking' | 'isUnknown' | 'isReadOnly';

/** The values from which the state is derived. */
interface Basis<Form, Part, Reason extends string> extends Omit<KeptFormState<Form, Part, Reason>, Derived> {
  /** Whether the running attempt looks up the outcome of its call. */
  isLookingUp: boolean;
  /** Whether the last attempt ended with an unknown outcome. */
  isLastUnknown: boolean;
}

/** The checks that forms make by themselves, by the key of their draft. A form that is opened again takes over. */
const checks = new WeakMap<QueryClient, Map<string, () => void>>();

/**
 * Creates a form whose draft is stored until all parts are saved. The draft contains the log of the save, so that nothing is sent
 * twice after a reload.
 *
 * @requirement requests-53, requests-54, requests-55, requests-58
 */
export function createKeptForm<Form extends LoggedForm<Part>, Part, Reason extends string, Attempt>(
  options: KeptFormOptions<Form, Part, Reason, Attempt>,
): KeptForm<Form, Part, Reason> {
  const { client, clock, drafts, draftKey, fresh, read, attemptOf, completionOf } = options;
  const restored = restoreForm(drafts.read(draftKey), fresh, read);
  const first = restored ?? fresh;
  let basis: Basis<Form, Part, Reason> = {
    form: first,
    isRestored: restored !== null,
    isAttempted: false,
    isSaving: false,
    isLookingUp: false,
    isLastUnknown: isOpen(first),
    outcomes: undefined,
    error: null,
    savedTwice: [],
  };
  const state = createObservable(stateOf(basis, fresh));
  const running = checks.get(client) ?? new Map<string, () => void>();
  checks.set(client, running);
  stopChecking();
  let isLeft = false;
  let onCheck: Parameters<KeptForm<Form, Part, Reason>['listen']>[0] = () => {};
  const mutation = options.mutationOf({
    draftKey,
    onLog(log) {
      keep({ ...basis.form, log });
      // The attempt may end right after this: both changes are shown together.
      notifyManager.schedule(() => set({}));
    },
    onCheck: () => set({ isLookingUp: true }),
  });

  function set(next: Partial<Basis<Form, Part, Reason>>): void {
    basis = { ...basis, ...next };
    state.set(stateOf(basis, fresh));
  }

  function keep(form: Form): void {
    if (isSameForm(form, fresh)) discard();
    else drafts.write(draftKey, JSON.stringify(form));
    basis = { ...basis, form };
  }

  const discard = () => drafts.remove(draftKey);

  async function make(attempt: Attempt | SaveCheck<Part>): Promise<SaveEnd<Part, Reason>> {
    if (basis.isSaving) return { kind: 'busy' };
    stopChecking();
    const isComplete = completionOf(basis.form);
    set({ isSaving: true, outcomes: undefined, error: null });
    try {
      const outcomes = await client.getMutationCache().build(client, mutation).execute(attempt);
      set({ isSaving: false, isLookingUp: false, isLastUnknown: false, outcomes });
      const reason = refusalIn(outcomes);
      if (reason !== null) return { kind: 'refused', reason };
      if (!isComplete(outcomes)) return { kind: 'incomplete' };
      discard();
      set({ savedTwice: twiceIn(outcomes) });
      return { kind: 'saved', outcomes };
    } catch (thrown) {
      const error = toError(thrown);
      set({ isSaving: false, isLookingUp: false, isLastUnknown: isOutcomeUnknown(error), error });
      const stop = checkLater(clock, error, checkNow);
      if (stop) running.set(draftKey, stop);
      return { kind: 'failed', error };
    }
  }

  function checkNow(): void {
    const ending = check();
    if (ending) onCheck(ending, isLeft);
  }

  function stopChecking(): void {
    running.get(draftKey)?.();
    running.delete(draftKey);
  }

  function check() {
    const { log } = basis.form;
    return log?.open ? make({ isCheck: true, log }) : null;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    change(edit) {
      keep(edit(basis.form));
      set({});
    },
    check,
    leave() {
      const unknown = unknownOutcomeOf(basis.error);
      isLeft = true;
      if (!basis.isSaving && !(state.get().isUnknown && unknown && !isHidden(unknown))) discard();
    },
    listen(callback) {
      onCheck = callback;
    },
    startAgain() {
      discard();
      set({ form: fresh, isRestored: false });
    },
    save() {
      set({ isAttempted: true });
      if (state.get().isUnknown) return check();
      const attempt = attemptOf(basis.form);
      return attempt && make(attempt);
    },
  };
}

/** Returns the first expected reason for which a part was refused; null for none. */
export function refusalIn<Reason extends string>(
  outcomes: readonly PartOutcome<unknown, Reason>[],
): Reason | null {
  for (const outcome of outcomes)
    if (outcome.state === 'notSaved' && !(outcome.reason instanceof Error)) return outcome.reason;
  return null;
}

function twiceIn<Part>(outcomes: readonly PartOutcome<Part, string>[]): SavedTwice<Part>[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.state !== 'saved' || outcome.ids.length < 2) return [];
    // Only entries of a list have numeric ids. Entries of a plan cannot be deleted.
    const duplicateIds = outcome.ids.slice(1).filter((id) => typeof id === 'number');
    return [{ part: outcome.part, duplicateIds }];
  });
}

function stateOf<Form extends LoggedForm<Part>, Part, Reason extends string>(
  basis: Basis<Form, Part, Reason>,
  fresh: Form,
): KeptFormState<Form, Part, Reason> {
  const { isLookingUp, isLastUnknown, ...shown } = basis;
  const isUnknown = isLastUnknown && isOpen(basis.form);
  return {
    ...shown,
    isChanged: !isSameForm(basis.form, fresh),
    isChecking: basis.isSaving && (isLastUnknown || isLookingUp),
    isUnknown,
    isReadOnly: basis.isSaving || isUnknown,
  };
}

function isOpen({ log }: LoggedForm<unknown>): boolean {
  return log !== null && log.open !== null;
}
