import { ContractError, HttpError, OutcomeUnknownError, SessionEndedError, toError } from '../errors.ts';
import type { EntryId, SaveLog, SavedPart } from './save-log.ts';
import type { Outbox } from './outbox.ts';
import { HiddenResultError, isRefusal } from './settle-write.ts';

/** An entry of the list in which saved parts appear. */
export interface ComparedEntry<Part> {
  id: EntryId;
  /** Whether the entry is the result of a part; `unclear` if its text does not show it. */
  compare(part: Part): 'same' | 'different' | 'unclear';
}

/** The calls of a save in several parts, for example day by day. */
export interface PartCalls<Part, Reason extends string> {
  /** Makes the writes of the parts, one for each part. */
  outbox: Outbox;
  /** The first words of their keys in the outbox. */
  key: readonly string[];
  /** Saves a part. Returns null, or the reason of an expected refusal. */
  send(part: Part): Promise<Reason | null>;
  /** Reads the entries on the days of some parts from the backend, never from a cache. */
  read(parts: readonly Part[]): Promise<readonly ComparedEntry<Part>[]>;
  /** Whether a part is already saved by another, saved part. */
  isSavedBy(part: Part, saved: Part): boolean;
  /** Whether a part that is none of the entries is not saved. Default true. */
  canTell?(part: Part, entries: readonly ComparedEntry<Part>[]): boolean;
}

/** The outcome of a part of a save. */
export type PartOutcome<Part, Reason extends string = never> = { part: Part } & (
  | { state: 'saved'; ids: readonly EntryId[] }
  | { state: 'notSaved'; reason: Error | Reason }
  | { state: 'unknown'; reason: OutcomeUnknownError }
  | { state: 'notSent' }
);

/** Callbacks of a running save. */
export interface SaveHooks<Part> {
  /** The key of the draft that has the log. A page with the draft finds out the outcome of its open part by itself. */
  draftKey?: string;
  /** Called before and after each call with the log, which must be kept for a reload. */
  onLog?: ((log: SaveLog<Part>) => void) | undefined;
  /** Called when the outcome of a call is looked up. */
  onCheck?: (() => void) | undefined;
}

/** An attempt to save some parts. */
export interface PartsAttempt<Part> {
  parts: readonly Part[];
  /** The log of an earlier attempt; null for none. Default null. */
  log?: SaveLog<Part> | null | undefined;
  /**
   * Whether it only reads if the open part of the log is saved. Otherwise the parts are sent, and the open part is read first.
   * Default false.
   */
  isCheck?: boolean;
}

/** Some of several parts are not saved. `cause` is the error of the first one that has one. */
export class PartsNotSavedError<Part = unknown, Reason extends string = string> extends Error {
  override readonly name = 'PartsNotSavedError';
  /** Every part with its outcome, in order. */
  readonly outcomes: readonly PartOutcome<Part, Reason>[];

  constructor(outcomes: readonly PartOutcome<Part, Reason>[]) {
    const saved = outcomes.filter(({ state }) => state === 'saved').length;
    super(`${saved} of ${outcomes.length} parts are saved`, { cause: outcomes.map(errorOf).find(Boolean) });
    this.outcomes = outcomes;
  }
}

/** An earlier attempt with other values was saved. Nothing else was sent. */
export class EarlierAttemptSavedError<Part = unknown> extends Error {
  override readonly name = 'EarlierAttemptSavedError';
  /** The saved part. */
  readonly part: Part;

  constructor(part: Part) {
    super('An earlier attempt with other values was saved.');
    this.part = part;
  }
}

/** Returns the error that says that the outcome of a write, or of one part of it, is unknown; null for another error. */
export function unknownOutcomeOf(error: unknown): OutcomeUnknownError | null {
  if (error instanceof OutcomeUnknownError) return error;
  if (!(error instanceof PartsNotSavedError)) return null;
  return error.outcomes.map(errorOf).find((each) => each instanceof OutcomeUnknownError) ?? null;
}

/** Whether the outcome of a write, or of one part of it, is unknown. */
export function isOutcomeUnknown(error: unknown): boolean {
  return unknownOutcomeOf(error) !== null;
}

/**
 * Saves parts one after the other. It continues after a refusal, and stops after the first part without a response, unless
 * reading again finds it saved. Parts that are saved in the log are not sent again.
 *
 * @returns the outcomes, if each part is saved or has an expected refusal
 * @throws PartsNotSavedError some of several parts are not saved
 * @throws EarlierAttemptSavedError the open part of the log is saved and is none of the parts
 * @throws Error a single part is not saved: the error of `settleWrite`
 */
export async function saveParts<Part, Reason extends string>(
  calls: PartCalls<Part, Reason>,
  { parts, log, isCheck = false }: PartsAttempt<Part>,
  hooks: SaveHooks<Part> = {},
): Promise<PartOutcome<Part, Reason>[]> {
  const run = new Run(calls, log ?? { knownIds: null, saved: [], open: null }, hooks);
  if (isCheck) return settled(await run.check(parts));
  await run.checkEarlier(parts);
  if (parts.every((part) => run.isSaved(part))) return parts.map((part) => run.outcomeUnsent(part));
  await run.readKnown(parts);
  const outcomes = new Map<Part, PartOutcome<Part, Reason>>();
  let isStopped = false;
  for (const part of run.inOrder(parts)) {
    const isUnsent = isStopped || run.isSaved(part);
    const outcome = isUnsent ? run.outcomeUnsent(part) : await run.settle(part, false);
    isStopped ||= isStopping(outcome);
    outcomes.set(part, outcome);
  }
  const verified = await run.verified([...outcomes.values()]);
  return settled(verified.toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part)));
}

/** @throws Error a part is not saved for an unexpected reason */
function settled<Part, Reason extends string>(
  outcomes: PartOutcome<Part, Reason>[],
): PartOutcome<Part, Reason>[] {
  const error = outcomes.map(errorOf).find((each) => each !== undefined);
  if (!error) return outcomes;
  throw outcomes.length === 1 ? error : new PartsNotSavedError(outcomes);
}

function errorOf(outcome: PartOutcome<unknown, string>): Error | undefined {
  if (outcome.state !== 'notSaved' && outcome.state !== 'unknown') return undefined;
  return outcome.reason instanceof Error ? outcome.reason : undefined;
}

/** Whether a save stops after an outcome: there was no response, or the session has ended. */
function isStopping(outcome: PartOutcome<unknown, string>): boolean {
  const error = errorOf(outcome);
  return error !== undefined && (!isRefusal(error) || error instanceof SessionEndedError);
}

/** Whether two parts are equal. Parts are plain data with fields in a fixed order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** One attempt of a save and its log. */
class Run<Part, Reason extends string> {
  readonly #calls: PartCalls<Part, Reason>;
  readonly #hooks: SaveHooks<Part>;
  #log: SaveLog<Part>;
  /** The parts that the backend has confirmed and that were not read again. */
  readonly #answered = new Set<Part>();

  constructor(calls: PartCalls<Part, Reason>, log: SaveLog<Part>, hooks: SaveHooks<Part>) {
    this.#calls = calls;
    this.#log = log;
    this.#hooks = hooks;
  }

  /** Reads whether the open part is saved. Returns the outcomes of the log, or of `parts` if there is no open part. */
  async check(parts: readonly Part[]): Promise<PartOutcome<Part, Reason>[]> {
    const { open, saved } = this.#log;
    if (open === null) return parts.map((part) => this.outcomeUnsent(part));
    const before = saved.map((each) => ({ ...each, state: 'saved' as const }));
    return [...before, await this.settle(open, true)];
  }

  /** Returns the parts in the order of their calls. The open part is first, so that no other replaces it in the log. */
  inOrder(parts: readonly Part[]): Part[] {
    const isOpen = (part: Part) => isSame(part, this.#log.open);
    return [...parts.filter(isOpen), ...parts.filter((part) => !isOpen(part))];
  }

  /** Looks up the open part if it is none of the parts to save. */
  async checkEarlier(parts: readonly Part[]): Promise<void> {
    const { open } = this.#log;
    if (open === null || parts.some((part) => isSame(part, open))) return;
    const outcome = await this.settle(open, true);
    if (outcome.state === 'unknown') throw outcome.reason;
    if (outcome.state === 'saved') throw new EarlierAttemptSavedError(open);
    this.#keep({ open: null });
  }

  /**
   * Reads the existing entries before the first call. Throws without a connection, before anything was sent. If only the list
   * cannot be read, the save continues without them.
   */
  async readKnown(parts: readonly Part[]): Promise<void> {
    if (this.#log.open !== null) return;
    try {
      const entries = await this.#calls.read(parts);
      this.#log = { ...this.#log, knownIds: entries.map(({ id }) => id) };
    } catch (thrown) {
      if (!(thrown instanceof HttpError || thrown instanceof ContractError)) throw thrown;
      this.#log = { ...this.#log, knownIds: null };
    }
  }

  /** Whether an earlier attempt has saved a part. */
  isSaved(part: Part): boolean {
    return this.#savedBefore(part) !== undefined;
  }

  /** Returns the outcome of a part that is not sent: `saved` by an earlier attempt, or `notSent`. */
  outcomeUnsent(part: Part): PartOutcome<Part, Reason> {
    const saved = this.#savedBefore(part);
    return saved ? { part, state: 'saved', ids: saved.ids } : { part, state: 'notSent' };
  }

  /** Reads the confirmed parts again, because the browser may have repeated a call. */
  async verified(outcomes: PartOutcome<Part, Reason>[]): Promise<PartOutcome<Part, Reason>[]> {
    if (this.#answered.size === 0 || this.#log.knownIds === null) return outcomes;
    try {
      const entries = await this.#calls.read([...this.#answered]);
      const withIds = (part: Part) => ({ part, ids: this.#found(entries, part) });
      const verify = <Saved extends { part: Part }>(saved: Saved) =>
        this.#answered.has(saved.part) ? { ...saved, ...withIds(saved.part) } : saved;
      this.#keep({ saved: this.#log.saved.map(verify) });
      return outcomes.map(verify);
    } catch {
      // The backend has confirmed them.
      return outcomes;
    }
  }

  /** Makes the write of a part, or only finds out its outcome. */
  async settle(part: Part, isCheck: boolean): Promise<PartOutcome<Part, Reason>> {
    let ids: readonly EntryId[] = [];
    const lookUp = async () => {
      this.#hooks.onCheck?.();
      ids = this.#found(await this.#calls.read([part]), part);
      return ids.length;
    };
    const { outbox } = this.#calls;
    const key = [...this.#calls.key, part];
    this.#keep({ open: part });
    try {
      const done = await outbox.settle({
        key,
        input: { isCheck: true, log: this.#log, draftKey: this.#hooks.draftKey },
        isCheck,
        send: () => this.#calls.send(part),
        lookUp,
      });
      const reason = done.isFound ? null : done.answer;
      // The backend may refuse a call that the browser has repeated, because the first one was saved.
      if (reason !== null && (await lookUp().catch(() => 0)) === 0) {
        this.#keep({ open: null });
        return { part, state: 'notSaved', reason };
      }
      if (!done.isFound && reason === null) this.#answered.add(part);
      this.#keep({ open: null, saved: [...this.#log.saved, { part, ids }] });
      return { part, state: 'saved', ids };
    } catch (thrown) {
      const error = toError(thrown);
      if (error instanceof OutcomeUnknownError) return { part, state: 'unknown', reason: error };
      if (!(await outbox.has(key).catch(() => true))) this.#keep({ open: null });
      return { part, state: 'notSaved', reason: error };
    }
  }

  /** @throws Error it is unclear whether an entry is the part or an older one with the same values */
  #found(entries: readonly ComparedEntry<Part>[], part: Part): EntryId[] {
    const { knownIds, saved } = this.#log;
    const others = new Set([
      ...(knownIds ?? []),
      ...saved.filter((each) => !isSame(each.part, part)).flatMap(({ ids }) => ids),
    ]);
    const fresh = entries
      .filter(({ id }) => !others.has(id))
      .map((entry) => ({ id: entry.id, likeness: entry.compare(part) }));
    const same = fresh.filter(({ likeness }) => likeness === 'same').map(({ id }) => id);
    if (knownIds === null && fresh.some(({ likeness }) => likeness !== 'different'))
      throw new Error('An entry like it may have existed before.');
    if (same.length === 0 && fresh.some(({ likeness }) => likeness === 'unclear'))
      throw new Error('The words of a new entry do not tell whether it is the one.');
    if (same.length === 0 && this.#calls.canTell?.(part, entries) === false) throw new HiddenResultError();
    return same;
  }

  #savedBefore(part: Part): SavedPart<Part> | undefined {
    return this.#log.saved.find((saved) => this.#calls.isSavedBy(part, saved.part));
  }

  #keep(change: Partial<SaveLog<Part>>): void {
    this.#log = { ...this.#log, ...change };
    this.#hooks.onLog?.(this.#log);
  }
}
