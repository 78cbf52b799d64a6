import { describe, expect, test, vi } from 'vitest';
import { SessionEndedError } from '../core/errors.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import { keptForMs } from './kept-pass.ts';
import type { PositionReading } from './position.ts';
import { httpError } from './pass-ledger.fixtures.ts';
import { aWorld, pass, settle } from './terminal-model.fixtures.ts';
import type { TerminalResult } from './terminal.ts';

const comes = { id: 1, name: 'In' };
const goes = { id: 21, name: 'Out' };
const kinds = (news: readonly TerminalResult[]) => news.map(({ kind }) => kind);

test('a press is one pass at its time, however often it is clicked', { tags: ['terminal-7'] }, async () => {
  const { clock, recorded, open } = aWorld();
  const { terminal, news } = open();
  expect([terminal.press(comes), terminal.press(comes), terminal.press(goes)]).toEqual([true, false, false]);
  expect(terminal.state.value).toMatchObject({ isReady: false, underWay: { step: 'sending' } });
  await settle();
  expect(terminal.press(comes)).toBe(false);
  expect(recorded).toHaveLength(1);
  expect(news).toEqual([
    { kind: 'recorded', pass: expect.objectContaining({ at: '2026-11-20T08:00:00' }), position: 'off' },
  ]);
  clock.advance(1000);
  expect(terminal.state.value.isReady).toBe(true);
  expect(terminal.press(goes)).toBe(true);
  await settle();
  expect(terminal.state.value.recorded?.pass).toMatchObject({ typeId: 21, at: '2026-11-20T08:00:01' });
});

describe('position', () => {
  const found: PositionReading = { kind: 'found', latitude: 50.088, longitude: 14.42 };
  const opened = (readPosition: () => Promise<PositionReading>) => {
    const world = aWorld();
    const send = vi.fn<(kept: { gps: string | null }) => Promise<void>>(() => Promise.resolve());
    return { ...world, send, ...world.open('jana', { readPosition, send }) };
  };

  test(
    'is sent with the pass, which has the time of the press',
    { tags: ['terminal-12', 'terminal-14'] },
    async () => {
      let answer: (reading: PositionReading) => void = () => {};
      const { clock, send, terminal } = opened(() => new Promise((resolve) => (answer = resolve)));
      terminal.press(comes, true);
      expect(terminal.state.value.underWay?.step).toBe('locating');
      clock.advance(4000);
      answer(found);
      await settle();
      expect(send).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          gps: '50.088;14.42',
          pass: expect.objectContaining({ at: '2026-11-20T08:00:00' }) as unknown,
        }),
      );
    },
  );

  test.each([
    ['refused', () => Promise.resolve({ kind: 'refused' as const })],
    ['unavailable', () => Promise.reject(new Error('broken'))],
  ])('%s: the pass is sent without it', { tags: ['terminal-29'] }, async (kind, read) => {
    const { send, terminal } = opened(read);
    terminal.press(comes, true);
    await settle();
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gps: '' }));
    expect(terminal.state.value.recorded?.position).toBe(kind);
  });

  test(
    'slow: the pass is sent without it after five seconds',
    { tags: ['terminal-29', 'terminal-31'] },
    async () => {
      const { clock, send, terminal } = opened(() => new Promise<never>(() => {}));
      terminal.press(comes, true);
      clock.advance(4999);
      await settle();
      expect(send).not.toHaveBeenCalled();
      clock.advance(1);
      await settle();
      expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gps: '' }));
      expect(terminal.state.value.recorded?.position).toBe('slow');
    },
  );

  test('is not awaited when the session ends: the call begins immediately, and only once', async () => {
    const { send, terminal } = opened(() => new Promise(() => {}));
    terminal.press(comes, true);
    terminal.flush();
    expect(send).toHaveBeenCalledTimes(1);
    terminal.flush();
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(terminal.state.value).toMatchObject({ underWay: null, recorded: { position: 'slow' } });
  });

  test('is removed from an entry that is refused or expired', async () => {
    const { clock, stored, world, open } = aWorld();
    world.fate = 'lost';
    const { terminal } = open('jana', { readPosition: () => Promise.resolve(found) });
    terminal.press(comes, true);
    await pass(clock, 1000, 100);
    expect(stored()[0]?.gps).toBe('50.088;14.42');
    clock.advance(keptForMs + 1);
    await pass(clock, 70_000, 1000);
    expect(stored()[0]?.gps).toBe('');
  });
});

describe('without the queue', () => {
  test(
    'reports an outcome that cannot be looked up as unknown, and checks it',
    { tags: ['terminal-15', 'terminal-16'] },
    async () => {
      const { clock, recorded, world, stored, open } = aWorld({ isKeeping: false });
      world.fate = 'gateway';
      const { terminal, news } = open();
      terminal.press(comes);
      await settle();
      expect(kinds(news)).toEqual(['unknown']);
      expect(terminal.state.value).toMatchObject({ failed: null, kept: [{ pass: { typeId: 1 } }] });
      world.fate = 'answered';
      await terminal.checkNow();
      await pass(clock, 1000, 100);
      expect(kinds(news)).toEqual(['unknown', 'delivered']);
      expect(recorded).toHaveLength(1);
      expect(stored()).toEqual([]);
    },
  );

  test(
    'reports an unsuccessful check, and a minute after the press that the pass is not recorded',
    { tags: ['terminal-15'] },
    async () => {
      const { clock, recorded, world, open } = aWorld({ isKeeping: false });
      world.fate = 'lost';
      const { terminal, news } = open();
      terminal.press(comes);
      await settle();
      world.fate = 'answered';
      await terminal.checkNow();
      expect(kinds(news)).toEqual(['unknown', 'unknown']);
      await pass(clock, 62_000, 1000);
      expect(kinds(news)).toEqual(['unknown', 'unknown', 'failed']);
      expect(terminal.state.value).toMatchObject({ kept: [], failed: { pass: { typeId: 1 } } });
      expect(recorded).toEqual([]);
    },
  );

  test(
    'reports a pass as not recorded after an error of the backend if it is missing among the last passes',
    { tags: ['terminal-15'] },
    async () => {
      const { world, open } = aWorld({ isKeeping: false });
      world.fate = 'trouble';
      const { terminal, news } = open('jana', { isDone: () => Promise.resolve(false) });
      terminal.press(comes);
      await settle();
      expect(news).toMatchObject([{ kind: 'failed', error: { status: 500 } }]);
    },
  );

  test('reports a press whose session is over as not recorded', { tags: ['terminal-20'] }, async () => {
    const { open } = aWorld({ isKeeping: false });
    const { terminal, news } = open('jana', { send: () => Promise.reject(new SessionEndedError()) });
    terminal.press(comes);
    await settle();
    expect(news).toMatchObject([{ kind: 'sessionEnded', isKept: false }]);
    expect(terminal.state.value.kept).toEqual([]);
  });
});

test(
  'reports a refused press in the words of the server and does not keep it',
  { tags: ['terminal-27'] },
  async () => {
    const { clock, world, stored, open } = aWorld();
    world.fate = 'refused';
    const { terminal, news } = open();
    terminal.press(comes);
    await settle();
    expect(news).toMatchObject([{ kind: 'failed', error: { detail: 'Not allowed.' } }]);
    await pass(clock, 1000, 100);
    expect(stored()).toEqual([]);
  },
);

test.each([
  [true, 'recorded'],
  [false, 'failed'],
] as const)(
  'looks up a duplicate pass (409): found is %o',
  { tags: ['terminal-27'] },
  async (isFound, kind) => {
    const send = () => Promise.reject(httpError(409, 'Twice.'));
    const { terminal, news } = aWorld().open('jana', { send, isDone: () => Promise.resolve(isFound) });
    terminal.press(comes);
    await settle();
    expect(kinds(news)).toEqual([kind]);
  },
);

test('an open tab sends the pass that a closed tab has kept', { tags: ['terminal-16'] }, async () => {
  const { clock, recorded, stored, world, open } = aWorld();
  world.fate = 'lost';
  const closed = open();
  open();
  closed.terminal.press(comes);
  await pass(clock, 1000, 100);
  closed.kill();
  world.fate = 'answered';
  await pass(clock, attemptMs * 2, 1000);
  expect(recorded).toHaveLength(1);
  expect(stored()).toEqual([]);
});

test('other users neither send nor see a kept pass', { tags: ['terminal-19'] }, async () => {
  const { clock, recorded, stored, world, open } = aWorld();
  world.fate = 'lost';
  open('jana').terminal.press(comes);
  await pass(clock, 1000, 100);
  world.fate = 'answered';
  const petr = open('petr');
  await settle();
  expect(petr.terminal.state.value).toMatchObject({ kept: [], orphans: [], othersCount: 1 });
  await petr.terminal.deliver();
  expect(recorded).toEqual([]);
  expect(stored()).toHaveLength(1);
});

test(
  'shows the user a pass of a person they can no longer act for, and notifies once',
  { tags: ['terminal-19'] },
  async () => {
    const { clock, recorded, world, open } = aWorld();
    world.fate = 'lost';
    const first = open('jana for petr', {
      userRef: 'jana',
      personRef: 'petr',
      actablePeople: ['jana', 'petr'],
    });
    first.terminal.press(comes);
    await pass(clock, 1000, 100);
    first.kill();
    clock.advance(attemptMs);
    world.fate = 'answered';
    const still = open('jana', { actablePeople: ['jana', 'petr'] });
    expect(still.terminal.state.value.orphans).toEqual([]);
    const { terminal, news } = open('jana', { actablePeople: ['jana'] });
    await settle();
    expect(terminal.state.value.orphans).toMatchObject([{ pass: { personRef: 'petr' } }]);
    await terminal.deliver();
    await terminal.deliver();
    expect(kinds(news)).toEqual(['orphaned']);
    await terminal.discard(terminal.state.value.orphans[0]?.key ?? '');
    expect(terminal.state.value.orphans).toEqual([]);
    expect(recorded).toEqual([]);
  },
);

test.each([
  ['after', 0],
  ['during', 30_000],
])(
  'a pass of an earlier page is sent when its attempt is over, %s the first look-up',
  { tags: ['terminal-16'] },
  async (_, lookUpMs) => {
    const { clock, recorded, world, open } = aWorld();
    world.fate = 'lost';
    const earlier = open();
    earlier.terminal.press(comes);
    await settle();
    earlier.kill();
    clock.advance(40_000);
    world.fate = 'answered';
    let answer = () => {};
    const lookUps = [new Promise<boolean>((resolve) => (answer = () => resolve(false)))];
    const { terminal } = open('jana', { isDone: () => lookUps.pop() ?? Promise.resolve(false) });
    void terminal.deliver();
    await settle();
    clock.advance(lookUpMs);
    answer();
    await settle();
    await pass(clock, lookUpMs === 0 ? 21_000 : 1000, 500);
    expect(recorded).toHaveLength(1);
  },
);
