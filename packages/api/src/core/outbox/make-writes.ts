import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { OutcomeUnknownError, SessionEndedError, toError } from '../errors.ts';
import { attemptMs, isRecent } from './attempt.ts';
import type { KeptWrite, Step, WriteOutcome } from './kept-write.ts';
import { isRunning, keptWriteEntries, nextStep } from './kept-write.ts';
import type { KeptAttempt } from './kept-writes.ts';
import { createKeptWrites } from './kept-writes.ts';
import type { Outbox, OutboxPlace, OutboxWrite } from './outbox.ts';
import { newPageId } from './page-id.ts';
import type { DoneWrite } from './settle-write.ts';
import { HiddenResultError, settleWrite } from './settle-write.ts';

type WriteKey = OutboxWrite<unknown>['key'];
type Outcome = WriteOutcome<DoneWrite<unknown>>;

const schema = v.object({
  ...keptWriteEntries,
  write: v.custom<WriteKey>(Array.isArray),
  input: v.nullable(v.custom<object>((value) => value instanceof Object)),
  known: v.array(v.number()),
});

/** A single write that is kept until its outcome is known. */
interface SingleWrite extends KeptWrite {
  /** The key of the write in its outbox. */
  write: WriteKey;
  input: object | null;
  known: number[];
}

/** Makes the writes of an outbox, see `createOutbox`. */
export function makeWrites(clock: Clock, { store, owner, hasEnded }: OutboxPlace): Outbox {
  const page = newPageId();
  const running = new Map<string, { write: OutboxWrite<unknown>; outcome: Promise<Outcome> }>();
  /** The writes whose results the lists hide: nothing can show the outcome, so that the user may make them again. */
  const hidden = new Set<string>();
  const writes = createKeptWrites<SingleWrite, DoneWrite<unknown>>({
    clock,
    page,
    isOwn: (write) => write.owner === owner,
    schema,
    store,
    policy: {
      settle: settleOne,
      canSend: (_, isOfPress) => isOfPress,
      unsent: () => undefined,
    },
  });
  const keyOf = (key: WriteKey) => `${owner} ${JSON.stringify(key)}`;
  const find = (key: string) => writes.own().find((one) => one.key === key);
  /** Removes a write, unless another page has begun to repeat it meanwhile. */
  const forget = (key: string) =>
    writes.change(key, (before) =>
      before && isRunning(before.attempt, clock.epochMs()) ? before : undefined,
    );

  async function settleOne(
    { key, known }: SingleWrite,
    { ifOwn, ...attempt }: KeptAttempt,
  ): Promise<DoneWrite<unknown>> {
    const { write } = running.get(key) ?? {};
    if (!write) throw new Error(`Nothing makes the write ${key}.`);
    const { send, lookUp } = write;
    const settled = settleWrite({
      ...attempt,
      send: () => ifOwn(send),
      lookUp: lookUp && (() => lookUp(known)),
    });
    const error = await settled.then(() => null, toError);
    // The next sign-in reports it. A call that the end has refused was not sent.
    if (hasEnded() && !(error instanceof SessionEndedError))
      throw new OutcomeUnknownError(new SessionEndedError());
    return settled;
  }

  /** Returns a write that was just pressed, with a mark of this page. */
  function toKept(
    key: string,
    { key: write, input = null, known = [] }: Pick<OutboxWrite<unknown>, 'key' | 'input' | 'known'>,
  ): SingleWrite {
    const nowMs = clock.epochMs();
    const attempt = { page, atMs: nowMs, isRunning: true, isOver: false };
    return { key, owner, pressedMs: nowMs, attempt, refusal: null, write, input, known: [...known] };
  }

  /** An attempt of this page is only looked up until that has shown that it was not done. */
  function stepOf(kept: SingleWrite, { isCheck = false }: OutboxWrite<unknown>): Step {
    const canRepeat = kept.attempt?.page !== page || kept.attempt.isOver;
    return nextStep(kept, clock.epochMs(), canRepeat && !isCheck) ?? 'check';
  }

  async function make(key: string, write: OutboxWrite<unknown>): Promise<Outcome> {
    await writes.refresh();
    if (!write.isCheck && hidden.delete(key)) await forget(key);
    if (!find(key) && !write.isCheck) {
      const pressed = toKept(key, write);
      if (await writes.keep(pressed)) return writes.sendPressed(pressed);
    }
    const kept = find(key);
    if (kept) return writes.act(kept, stepOf(kept, write));
    // Another dialog or page has settled it.
    const { send, lookUp, known = [] } = write;
    const result = await settleWrite({
      clock,
      attempt: null,
      isCheck: true,
      send,
      lookUp: lookUp && (() => lookUp(known)),
    });
    return { kind: 'done', result };
  }

  return {
    async settle<Answer>(write: OutboxWrite<Answer>) {
      const key = keyOf(write.key);
      let one = running.get(key);
      // The running call may still bring a result that a check does not find.
      if (one && write.isCheck) {
        const results = await write.lookUp?.(one.write.known ?? []).catch(() => 0);
        if (results) return { isFound: true, results };
      }
      if (!one) {
        one = { write, outcome: make(key, write) };
        running.set(key, one);
        void one.outcome.catch(() => {}).then(() => running.delete(key));
      }
      const outcome = await one.outcome;
      if (outcome.kind === 'done') return outcome.result as DoneWrite<Answer>;
      if (outcome.error.cause instanceof HiddenResultError) hidden.add(key);
      // Nothing can ever show its outcome.
      if (outcome.kind === 'unknown' && !one.write.lookUp) await forget(key);
      throw outcome.error;
    },
    async has(key) {
      await writes.refresh();
      return find(keyOf(key)) !== undefined;
    },
    async left() {
      await writes.refresh();
      const nowMs = clock.epochMs();
      const left = writes.own().filter(({ attempt }) => attempt?.page !== page);
      // Those that were not done were reported.
      const reported = left.filter(
        ({ attempt }) => !attempt || (attempt.isOver && !isRecent(attempt, nowMs)),
      );
      for (const { key } of reported) await forget(key);
      return left.flatMap(({ write, input, attempt }) =>
        attempt && !attempt.isOver
          ? { key: write, input, dueMs: isRunning(attempt, nowMs) ? attempt.atMs + attemptMs : nowMs }
          : [],
      );
    },
    forget: (key) => forget(keyOf(key)),
  };
}
