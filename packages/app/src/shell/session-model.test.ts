import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnswerKind, ModelBackend } from './session-model.fixtures.ts';
import type { ModelTab, TabStorage } from './session-model-browser.fixtures.ts';
import { aBrowser } from './session-model-browser.fixtures.ts';

/** Waits until a response has been handled. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function answerAll(backend: ModelBackend): Promise<void> {
  for (let round = 0; round < 200 && backend.pending.length > 0; round++) {
    backend.pending[0]?.answer('ok');
    await settle();
  }
}

const tab = fc.constantFrom(0 as const, 1 as const);
const pageEvent = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('signIn' as const), tab, user: fc.constantFrom('ana', 'bob') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('select' as const), tab, ref: fc.constantFrom('a1', 'a2') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('read' as const, 'readLate' as const, 'decide' as const),
      tab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'resume' as const, 'logOut' as const), tab }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('advance' as const, 'sleep' as const), ms: fc.nat(700_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('expire' as const, 'revoke' as const, 'confuse' as const, 'confuse' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('duplicate' as const, 'close' as const, 'restore' as const, 'reload' as const),
      tab,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answerAll' as const) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(6),
      kind: fc.constantFrom<AnswerKind>('ok', 'ok', 'ok', 'ok', '401', '500', 'network'),
    }),
  },
);

type Event = typeof pageEvent extends fc.Arbitrary<infer T> ? T : never;

/** Creates a run of events in one browser. */
function aRun() {
  const { backend, clock, tabs } = aBrowser();
  /** The storage of a tab that was closed, and whether its user has logged out since. */
  let closed: { storage: TabStorage; userName: string | undefined; isOver: boolean } | null = null;
  let isRevoked = false;

  function logOut({ session, signedIn }: ModelTab): void {
    const name = signedIn()?.identity.userName;
    session.logOut();
    if (name === undefined) return;
    if (closed?.userName === name) closed.isOver = true;
    const left = tabs.flatMap((each) => each.signedIn()?.identity.userName ?? []);
    expect(left, 'tabs of a sign-in that has ended').not.toContain(name);
  }

  /** Turns the other tab into a copy of this one, and expects this one to stay signed in after its next renewal. */
  async function duplicate(own: ModelTab): Promise<void> {
    const isQuiet = own.signedIn() !== null && !own.signedIn()?.isUnreachable && backend.pending.length === 0;
    own.session.staySignedIn();
    const other = tabs[0] === own ? tabs[1] : tabs[0];
    other.replace(own.storage());
    await settle();
    if (!isQuiet || isRevoked) return;
    const wasSignedIn = own.signedIn() !== null;
    await answerAll(backend);
    clock.advance(570_000);
    await settle();
    await answerAll(backend);
    if (wasSignedIn) expect(own.signedIn(), 'the original of a duplicated tab').not.toBeNull();
  }

  async function restore(own: ModelTab): Promise<void> {
    if (!closed) return;
    const { storage, isOver } = closed;
    closed = null;
    own.replace(storage);
    await settle();
    if (!isOver) return;
    await answerAll(backend);
    expect(own.signedIn(), 'a restored tab of a user who has logged out').toBeNull();
  }

  async function happen(one: Event): Promise<void> {
    const own = 'tab' in one ? tabs[one.tab] : tabs[0];
    if (one.do === 'signIn') own.session.signIn({ userName: one.user, password: 'x', isRemembered: false });
    else if (one.do === 'select') own.session.selectPerson(one.ref);
    else if (one.do === 'logOut') logOut(own);
    else if (one.do === 'duplicate') await duplicate(own);
    else if (one.do === 'restore') await restore(own);
    else if (one.do === 'reload') own.replace(own.storage());
    else if (one.do === 'close') {
      closed = { storage: own.storage(), userName: own.signedIn()?.identity.userName, isOver: false };
      own.replace();
    } else if (one.do === 'advance' || one.do === 'sleep') clock[one.do](one.ms);
    else if (one.do === 'expire' || one.do === 'revoke' || one.do === 'confuse') {
      isRevoked ||= one.do === 'revoke';
      backend[one.do]();
    } else if (one.do === 'answerAll') await answerAll(backend);
    else if (one.do === 'answer') backend.pending[one.which % backend.pending.length]?.answer(one.kind);
    else own[one.do]();
  }

  function check(): void {
    for (const { path, tag, ref } of backend.log)
      expect([null, tag.split('#')[0]], `${path} for ${tag}`).toContain(ref);
    for (const { foreign } of tabs) expect(foreign()).toBeNull();
  }

  return { backend, clock, tabs, happen, check };
}

async function signInBoth({ backend, tabs }: ReturnType<typeof aRun>): Promise<void> {
  for (const { session } of tabs) session.start();
  await settle();
  await answerAll(backend);
  for (const { session } of tabs) session.signIn({ userName: 'ana', password: 'x', isRemembered: false });
  await settle();
  await answerAll(backend);
  expect(tabs.map(({ signedIn }) => signedIn()?.identity.personRef)).toEqual(['a1', 'a1']);
}

test(
  'any sequence of events sends no call with the token of another person, and loses no write without a report',
  { tags: ['session-22', 'session-31', 'session-33', 'session-38', 'session-40'], timeout: 60_000 },
  async () => {
    const property = fc.asyncProperty(
      fc.array(pageEvent, { minLength: 20, maxLength: 80, size: 'max' }),
      async (steps) => {
        const run = aRun();
        const { backend, clock, tabs } = run;
        await signInBoth(run);
        for (const one of steps) {
          await run.happen(one);
          await settle();
          run.check();
        }
        clock.advance(6000);
        await settle();
        await answerAll(backend);
        run.check();
        const sent = new Set(backend.log.map(({ tag }) => tag));
        const lost = tabs.flatMap(({ accepted, isReported }) =>
          [...accepted].filter((tag) => !sent.has(tag) && !isReported(tag)),
        );
        expect(lost).toEqual([]);
        const done = backend.log
          .filter(({ path, isDone }) => path === '/write' && isDone)
          .map(({ tag }) => tag);
        expect(new Set(done).size).toBe(done.length);
        for (const { session } of tabs) session.dispose();
      },
    );
    await fc.assert(property, { numRuns: 200 });
  },
);
