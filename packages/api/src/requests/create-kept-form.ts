import type { ReadonlySignal } from '@preact/signals-core';
import { batch, computed, signal } from '@preact/signals-core';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { notifyManager } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { Drafts } from '../core/drafts.ts';
import { toError } from '../core/errors.ts';
import { isSameForm, restoreForm } from '../core/restore-form.ts';
import type { SaveLog } from '../core/outbox/save-log.ts';
import { checkLater, isHidden } from '../core/outbox/check-later.ts';
import { isOutcomeUnknown, unknownOutcomeOf } from '../core/outbox/save-parts.ts';
import type { PartOutcome, SaveHooks } from '../core/outbox/save-parts.ts';
import type { LastAttempt, SavedTwice } from './last-attempt.ts';
import { refusalIn, savedTwiceIn } from './last-attempt.ts';

/** The options that all models with a kept form have. */
export interface KeptModelOptions<Reason extends string> {
  client: QueryClient;
  clock: Clock;
  drafts: Drafts;
  /** The key of the draft. */
  draftKey: string;
  /**
   * Called when an attempt has ended, also one that the form has made by itself.
   *
   * @param isLeft whether the user had closed the form when the attempt began
   */
  onEnd: (end: SaveEnd<Reason>, isLeft: boolean) => void;
}

/** The options of a kept form. */
export interface KeptFormOptions<
  Form,
  Part,
  Reason extends string,
  Attempt,
> extends KeptModelOptions<Reason> {
  /** The initial form. Forms are plain data whose fields keep their order. */
  fresh: Form;
  /** Reads the form of a draft. */
  read: (kept: unknown, fresh: Form) => Form;
  /** Returns the attempt that saves a form; null while something is missing. */
  attemptOf: (form: Form) => Attempt | null;
  /**
   * Returns a function that counts the saved entries of a form by the outcomes of an attempt; null while a part of the form is not
   * saved. Called when an attempt begins, because what the parts depend on may change before it ends.
   */
  counterOf: (form: Form) => (outcomes: readonly PartOutcome<Part, Reason>[]) => number | null;
  /** Returns the mutation that makes an attempt, or looks up the outcome of the previous one. */
  mutationOf: (
    hooks: SaveHooks<Part>,
  ) => MutationOptions<PartOutcome<Part, Reason>[], Error, Attempt | SaveCheck<Part>>;
}

interface SaveCheck<Part> {
  isCheck: true;
  log: SaveLog<Part>;
}

/** A form that is stored together with the log of its save. */
export interface LoggedForm<Part> {
  /** The log of the save; null before the first attempt. */
  log: SaveLog<Part> | null;
}

/** A form with a draft, which is stored until all parts of the form are saved or the user discards it. */
export interface KeptForm<Form, Part, Reason extends string> extends KeptFormCommands<Reason> {
  form: ReadonlySignal<Form>;
  state: ReadonlySignal<KeptState<Form, Part>>;
  last: ReadonlySignal<LastAttempt<Part, Reason>>;
  /** Changes the form and stores the draft. */
  change(edit: (form: Form) => Form): void;
}

/** The commands of a form with a draft. */
export interface KeptFormCommands<Reason extends string> {
  /**
   * Saves the form. While the outcome of the last attempt is unknown, only checks it. Returns null where a field is missing:
   * nothing is sent, and the fields show their errors.
   */
  save(): Promise<SaveEnd<Reason>> | null;
  /** Checks an attempt that was interrupted before the form was created. Returns null where there is none. */
  check(): Promise<SaveEnd<Reason>> | null;
  /** Resets the form to its initial values and removes the draft. */
  startAgain(): void;
  /**
   * Removes the draft. Call it when the user closes the form without saving. While the outcome of the last attempt is unknown and
   * can be found out, the draft stays, and the form checks it.
   */
  leave(): void;
}

/** How an attempt ended. */
export type SaveEnd<Reason extends string> =
  /** All parts are saved, and the draft is removed. `isTwice`: some of them exist more than once. */
  | { kind: 'saved'; count: number; isTwice: boolean }
  /** The backend refused a part for an expected reason. */
  | { kind: 'refused'; reason: Reason }
  /** The attempt succeeded, but parts of the form are not saved yet. */
  | { kind: 'incomplete' }
  | { kind: 'failed'; error: Error }
  /** Nothing was done, since another attempt is running. */
  | { kind: 'busy' };

/** The state of a form with a draft. */
export interface KeptState<Form, Part> {
  form: Form;
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
  /** The parts that exist more than once. Empty until all parts are saved. */
  savedTwice: readonly SavedTwice<Part>[];
}

const nothing = { outcomes: [], problem: null };

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
  const { client, clock, drafts, draftKey, fresh, attemptOf, counterOf, onEnd } = options;
  const restored = restoreForm(drafts.read(draftKey), fresh, options.read);
  let isLeft = false;
  /** The stored form. */
  let kept = restored ?? fresh;

  const form = signal(kept);
  const isRestored = signal(restored !== null);
  const isAttempted = signal(false);
  const isSaving = signal(false);
  const isLookingUp = signal(false);
  const isLastUnknown = signal(Boolean(kept.log?.open));
  const isUnknown = computed(() => isLastUnknown.value && Boolean(form.value.log?.open));
  const last = signal<LastAttempt<Part, Reason>>(nothing);
  const savedTwice = signal<readonly SavedTwice<Part>[]>([]);
  const state = computed((): KeptState<Form, Part> => ({
    form: form.value,
    isChanged: !isSameForm(form.value, fresh),
    isRestored: isRestored.value,
    isAttempted: isAttempted.value,
    isSaving: isSaving.value,
    isChecking: isSaving.value && (isLastUnknown.value || isLookingUp.value),
    isUnknown: isUnknown.value,
    isReadOnly: isSaving.value || isUnknown.value,
    savedTwice: savedTwice.value,
  }));

  const ownChecks = checks.get(client) ?? new Map<string, () => void>();
  checks.set(client, ownChecks);
  stopChecking();

  const mutation = options.mutationOf({
    draftKey,
    onLog(log) {
      keep({ ...kept, log });
      // The attempt may end right after this: both changes are shown together.
      notifyManager.schedule(show);
    },
    onCheck: () => void (isLookingUp.value = true),
  });

  function keep(next: Form): void {
    if (isSameForm(next, fresh)) discard();
    else drafts.write(draftKey, JSON.stringify(next));
    kept = next;
  }

  function show(): void {
    form.value = kept;
  }

  function discard(): void {
    drafts.remove(draftKey);
  }

  function stopChecking(): void {
    ownChecks.get(draftKey)?.();
    ownChecks.delete(draftKey);
  }

  async function make(attempt: Attempt | SaveCheck<Part>): Promise<SaveEnd<Reason>> {
    if (isSaving.peek()) return { kind: 'busy' };
    stopChecking();
    const wasLeft = isLeft;
    const countSaved = counterOf(kept);
    batch(() => {
      isSaving.value = true;
      last.value = nothing;
    });
    const running = client.getMutationCache().build(client, mutation).execute(attempt);
    const result = await running.then(
      (outcomes) => ({ outcomes, problem: refusalIn(outcomes) }),
      (thrown: unknown) => ({ outcomes: [], problem: toError(thrown) }),
    );
    const end = finish(result, countSaved(result.outcomes));
    onEnd(end, wasLeft);
    return end;
  }

  /** Shows the result of an attempt, and returns how it ended. */
  function finish(result: LastAttempt<Part, Reason>, count: number | null): SaveEnd<Reason> {
    const { outcomes, problem } = result;
    const isDone = problem === null && count !== null;
    const twice = isDone ? savedTwiceIn(outcomes) : [];
    if (isDone) discard();
    batch(() => {
      show();
      isSaving.value = false;
      isLookingUp.value = false;
      isLastUnknown.value = isOutcomeUnknown(problem);
      last.value = result;
      savedTwice.value = twice;
    });
    if (isDone) return { kind: 'saved', count, isTwice: twice.length > 0 };
    if (problem === null) return { kind: 'incomplete' };
    if (!(problem instanceof Error)) return { kind: 'refused', reason: problem };
    const stop = checkLater(clock, problem, () => void check());
    if (stop) ownChecks.set(draftKey, stop);
    return { kind: 'failed', error: problem };
  }

  function check(): Promise<SaveEnd<Reason>> | null {
    const { log } = kept;
    return log?.open ? make({ isCheck: true, log }) : null;
  }

  return {
    form,
    state,
    last,
    change(edit) {
      keep(edit(kept));
      show();
    },
    save() {
      isAttempted.value = true;
      if (isUnknown.peek()) return check();
      const attempt = attemptOf(kept);
      return attempt && make(attempt);
    },
    check,
    startAgain() {
      keep(fresh);
      batch(() => {
        show();
        isRestored.value = false;
      });
    },
    leave() {
      const unknown = unknownOutcomeOf(last.peek().problem);
      isLeft = true;
      if (!isSaving.peek() && !(isUnknown.peek() && unknown && !isHidden(unknown))) discard();
    },
  };
}
