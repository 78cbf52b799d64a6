import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { startAge } from '../clock.ts';
import { OutcomeUnknownError, SessionEndedError, toError } from '../errors.ts';
import { attemptMs, isRecent } from './attempt.ts';
import type { EntryStore } from './entry-store.ts';
import type { FoundOutcome, KeptWrite, Mark, Step, WriteOutcome } from './kept-write.ts';
import { isSame, nextStep, withOutcome } from './kept-write.ts';
import type { SettledWrite } from './settle-write.ts';
import { isRefusal } from './settle-write.ts';

/** A kept write and the outcome of its delivery. */
export interface Delivered<Write> {
  kept: Write;
  outcome: WriteOutcome<unknown>;
}

/** The part of `SettledWrite` that a kept write has. */
export interface KeptAttempt extends Pick<SettledWrite<unknown>, 'clock' | 'attempt'> {
  isCheck: boolean;
  /**
   * Makes a call if no other page has acted on the write meanwhile. Each call that sends the write is made by it.
   *
   * @throws Error another page has acted on the write
   */
  ifOwn: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
}

/** How one kind of writes is made. */
export interface WritePolicy<Write, Result> {
  /**
   * Makes a write, or finds out its outcome, with `settleWrite`. The call begins before this function returns, unless it reads
   * first.
   */
  settle(write: Write, attempt: KeptAttempt): Promise<Result>;
  /**
   * Whether a write that is certainly not done may be sent now; otherwise it is only looked up.
   *
   * @param isOfPress whether this page has the press, and slept before it could send it
   */
  canSend(write: Write, isOfPress: boolean): boolean;
  /** The statuses of the backend that refuse the write. Default every 4xx. */
  refusals?: readonly number[];
  /** Returns a write that is not sent any more as it is kept; undefined if it is not kept. Default as it is. */
  unsent?(write: Write): Write | undefined;
}

/** The options of kept writes. */
export interface KeptWritesOptions<Write extends KeptWrite, Result> {
  clock: Clock;
  /** Identifies this page. */
  page: string;
  /** Whether a write belongs to the sign-in. Only those are sent and checked. */
  isOwn(write: Write): boolean;
  schema: v.GenericSchema<unknown, Write>;
  store: EntryStore;
  policy: WritePolicy<Write, Result>;
  /** Called after each change. */
  onChange?: () => void;
}

/** The writes of a device that are kept over the page, each sent exactly once. */
export interface KeptWrites<Write extends KeptWrite, Result = void> {
  /** Returns the writes of all identities as they were read last, in the order of their presses. */
  all(): readonly Write[];
  /** Returns those of the sign-in. */
  own(): readonly Write[];
  /** Reads the writes again. */
  refresh(): Promise<void>;
  /**
   * Changes a write. No other page changes it meanwhile.
   *
   * @param next gets the write, undefined for none, and returns the next one, undefined to remove it
   */
  change(key: string, next: (before: Write | undefined) => Write | undefined): Promise<void>;
  /**
   * Stores a write that was just made, with a mark of this page: nothing else sends it for a minute. Returns false if another tab
   * has made the same write.
   */
  keep(write: Write): Promise<boolean>;
  /** Sends a write stored by `keep`. The call begins before this function returns. */
  sendPressed(write: Write): Promise<WriteOutcome<Result>>;
  /** Makes a step of a write. */
  act(write: Write, step: Step): Promise<WriteOutcome<Result>>;
  /** Sends or checks every write of the sign-in that is due, the earliest first. Returns the outcomes that are news of this page. */
  deliver(): Promise<Delivered<Write>[]>;
}

/**
 * Creates the kept writes of a page. A write is sent by the page that has stored its mark: marks are changed in the store in one
 * step, and another page leaves them alone as long as a call may still have an effect.
 */
export function createKeptWrites<Write extends KeptWrite, Result = void>(
  options: KeptWritesOptions<Write, Result>,
): KeptWrites<Write, Result> {
  const { clock, page, isOwn, schema, store, policy, onChange = () => {} } = options;
  const { settle, canSend, refusals, unsent = (write) => write } = policy;
  const ages = new Map<string, () => number>();
  let all: readonly Write[] = [];
  const own = () => all.filter(isOwn);

  function parse(value: unknown): Write | undefined {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : undefined;
  }

  function see(next: readonly Write[]): void {
    all = next.toSorted((one, other) => one.pressedMs - other.pressedMs);
    onChange();
  }

  async function change(
    key: string,
    next: (before: Write | undefined) => Write | undefined,
  ): Promise<Write | undefined> {
    let after: Write | undefined;
    await store.change(key, (value) => {
      const before = parse(value);
      // An entry of another version stays.
      if (value !== undefined && !before) return value;
      after = next(before);
      return after;
    });
    const others = all.filter((write) => write.key !== key);
    see(after ? [...others, after] : others);
    return after;
  }

  /**
   * Marks a write as running on this page.
   *
   * @throws Error another page has acted on it since it was read, or this page slept
   */
  async function claim(write: Write): Promise<Mark> {
    const age = startAge(clock);
    const mark = { page, atMs: clock.epochMs(), isRunning: true, isOver: false };
    let isClaimed = false;
    await change(write.key, (before) => {
      isClaimed = before !== undefined && isSame(before.attempt, write.attempt);
      return isClaimed && before ? { ...before, attempt: mark } : before;
    });
    if (!isClaimed || age() >= attemptMs) throw new TakenOverError();
    return mark;
  }

  function takenOver(): WriteOutcome<never> {
    const error = new OutcomeUnknownError(new TakenOverError(), clock.epochMs() + attemptMs);
    return { kind: 'unknown', error };
  }

  /** Makes a step, and keeps its outcome. */
  async function act(write: Write, step: Step, isMarked = false): Promise<ActOutcome<Result>> {
    const nowMs = clock.epochMs();
    let mine = write.attempt;
    if (isMarked && mine && mine.atMs !== nowMs) {
      // The press was stored for a call at another time.
      const planned = mine;
      mine = { ...planned, atMs: nowMs };
      void change(write.key, (before) =>
        before && isSame(before.attempt, planned) ? { ...before, attempt: mine } : before,
      );
    }
    const outcome = await outcomeOf(refusals, () =>
      settle(write, {
        clock,
        attempt:
          step === 'send'
            ? null
            : {
                atMs: write.attempt?.atMs ?? write.pressedMs,
                isOver: step === 'repeat' || write.attempt?.isOver === true,
              },
        isCheck: step === 'check',
        async ifOwn(call) {
          if (!isMarked) mine = await claim(write);
          return call();
        },
      }),
    );
    return keepOutcome({ write, mine, outcome });
  }

  /** Keeps an outcome. Returns the part of it that is certain, and whether it is news of this page. */
  async function keepOutcome(
    found: Omit<FoundOutcome<Write>, 'outcome'> & { outcome: WriteOutcome<Result> },
  ): Promise<ActOutcome<Result>> {
    const { write, mine, outcome } = found;
    let isOfPage = false;
    await change(write.key, (before) => {
      if (outcome.kind === 'done') isOfPage = before !== undefined;
      else if (before) isOfPage = isSame(before.attempt, mine);
      else isOfPage = mine !== null && isRecent(mine, clock.epochMs());
      const after = withOutcome(before, found, isOfPage);
      return after && after.refusal !== null ? unsent(after) : after;
    });
    const isCertain = isOfPage || outcome.kind === 'done' || outcome.kind === 'unknown';
    return { outcome: isCertain ? outcome : takenOver(), isOfPage };
  }

  async function deliverOne(
    key: string,
    isOfPress = false,
  ): Promise<(Delivered<Write> & ActOutcome<Result>) | null> {
    const kept = own().find((write) => write.key === key);
    const step = kept ? nextStep(kept, clock.epochMs(), canSend(kept, isOfPress)) : null;
    return kept && step ? { kept, ...(await act(kept, step)) } : null;
  }

  async function refresh(): Promise<void> {
    see((await store.all()).flatMap((value) => parse(value) ?? []));
    const nowMs = clock.epochMs();
    for (const { key, attempt } of all) {
      // The clock was set back after the mark. A press may be sent up to a minute later.
      if (attempt && attempt.atMs > nowMs + attemptMs)
        await change(key, (before) =>
          before && isSame(before.attempt, attempt)
            ? { ...before, attempt: { ...attempt, atMs: nowMs } }
            : before,
        );
    }
  }

  /** Changes the writes that are not sent any more. */
  async function tidy(): Promise<void> {
    for (const write of own())
      if (!canSend(write, false) && unsent(write) !== write)
        await change(write.key, (before) => before && unsent(before));
  }

  return {
    all: () => all,
    own,
    refresh,
    async change(key, next) {
      await change(key, next);
    },
    async keep(write) {
      ages.set(write.key, startAge(clock));
      see([...all, write]);
      const after = await change(write.key, (before) => before ?? write);
      return isSame(after?.attempt ?? null, write.attempt);
    },
    async sendPressed(write) {
      const ageMs = ages.get(write.key)?.() ?? attemptMs;
      ages.delete(write.key);
      const plannedMs = Math.max((write.attempt?.atMs ?? 0) - write.pressedMs, 0);
      if (ageMs < attemptMs + plannedMs) return (await act(write, 'send', true)).outcome;
      // The page slept: another one may have acted on the write.
      await refresh();
      return (await deliverOne(write.key, true))?.outcome ?? takenOver();
    },
    act: async (write, step) => (await act(write, step)).outcome,
    async deliver() {
      await refresh();
      await tidy();
      const news: Delivered<Write>[] = [];
      for (const { key } of own()) {
        const one = await deliverOne(key);
        if (one?.isOfPage) news.push({ kept: one.kept, outcome: one.outcome });
      }
      return news;
    },
  };
}

interface ActOutcome<Result> {
  outcome: WriteOutcome<Result>;
  /** Whether no other page has found it out before. */
  isOfPage: boolean;
}

/** Another page has acted on a write meanwhile. */
class TakenOverError extends Error {
  override readonly name = 'TakenOverError';

  constructor() {
    super('Another page has taken over the write.');
  }
}

async function outcomeOf<Result>(
  refusals: readonly number[] | undefined,
  write: () => Promise<Result>,
): Promise<WriteOutcome<Result>> {
  try {
    return { kind: 'done', result: await write() };
  } catch (thrown) {
    const error = toError(thrown);
    if (error instanceof OutcomeUnknownError) return { kind: 'unknown', error };
    const isRefused = !(error instanceof SessionEndedError) && isRefusal(error, refusals);
    return { kind: isRefused ? 'refused' : 'missing', error };
  }
}
