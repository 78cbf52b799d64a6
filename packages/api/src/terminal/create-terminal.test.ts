import { describe, expect, test, vi } from 'vitest';
import { SessionEndedError } from '../core/errors.ts';
import { attemptMs, keptForMs } from './kept-pass.ts';
import type { PositionReading } from './position.ts';
import { httpError } from './pass-ledger.fixtures.ts';
import { aWorld, pass, settle } from './terminal-model.fixtures.ts';
import type { TerminalNews } from './terminal.ts';

const comes = { id: 1, name: 'In' };
const goes = { id: 21, name: 'Out' };
const kinds = (news: readonly TerminalNews[]) => news.map(({ kind }) => kind);

test('a press is one pass of its moment, however often it is clicked', async () => {
  const { clock, recorded, open } = aWorld();
  const { terminal, news } = open();
  expect([terminal.press(comes), terminal.press(comes), terminal.press(goes)]).toEqual([true, false, false]);
  expect(terminal.getState()).toMatchObject({ isReady: false, underWay: { step: 'sending' } });
  await settle();
  expect(terminal.press(comes)).toBe(false);
  expect(recorded).toHaveLength(1);
  expect(news).toEqual([
    { kind: 'recorded', pass: expect.objectContaining({ at: '2026-11-20T08:00:00' }), position: 'off' },
  ]);
  clock.advance(1000);
  expect(terminal.getState().isReady).toBe(true);
  expect(terminal.press(goes)).toBe(true);
  await settle();
  expect(terminal.getState().recorded?.pass).toMatchObject({ typeId: 21, at: '2026-11-20T08:00:01' });
});

describe('a position', () => {
  const found: PositionReading = { kind: 'found', latitude: 50.088, longitude: 14.42 };
  const opened = (readPosition: () => Promise<PositionReading>) => {
    const world = aWorld();
    const send = vi.fn<(kept: { gps: string | null }) => Promise<void>>(() => Promise.resolve());
    return { ...world, send, ...world.open('jana', { readPosition, send }) };
  };

  test('goes with the pass, whose moment is that of the press', async () => {
    let answer: (reading: PositionReading) => void = () => {};
    const { clock, send, terminal } = opened(() => new Promise((resolve) => (answer = resolve)));
    terminal.press(comes, true);
    expect(terminal.getState().underWay?.step).toBe('locating');
    clock.advance(4000);
    answer(found);
    await settle();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        gps: '50.088;14.42',
        pass: expect.objectContaining({ at: '2026-11-20T08:00:00' }) as unknown,
      }),
    );
  });

  test.each([
    ['refused', () => Promise.resolve({ kind: 'refused' as const })],
    ['unavailable', () => Promise.reject(new Error('broken'))],
  ])('that is %s lets the pass go without it', async (kind, read) => {
    const { send, terminal } = opened(read);
    terminal.press(comes, true);
    await settle();
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gps: '' }));
    expect(terminal.getState().recorded?.position).toBe(kind);
  });

  test('that is slow lets the pass go without it after five seconds', async () => {
    const { clock, send, terminal } = opened(() => new Promise<never>(() => {}));
    terminal.press(comes, true);
    clock.advance(4999);
    await settle();
    expect(send).not.toHaveBeenCalled();
    clock.advance(1);
    await settle();
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gps: '' }));
    expect(terminal.getState().recorded?.position).toBe('slow');
  });

  test('is not awaited when the session ends: the call is begun at once, and only once', async () => {
    const { send, terminal } = opened(() => new Promise(() => {}));
    terminal.press(comes, true);
    terminal.flush();
    expect(send).toHaveBeenCalledTimes(1);
    terminal.flush();
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(terminal.getState()).toMatchObject({ underWay: null, recorded: { position: 'slow' } });
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
  test('an unknown outcome that cannot be looked up is reported as unknown, and is checked', async () => {
    const { clock, recorded, world, stored, open } = aWorld({ isKeeping: false });
    world.fate = 'gateway';
    const { terminal, news } = open();
    terminal.press(comes);
    await settle();
    expect(kinds(news)).toEqual(['unknown']);
    expect(terminal.getState()).toMatchObject({ failed: null, kept: [{ pass: { typeId: 1 } }] });
    world.fate = 'answered';
    await terminal.checkNow();
    await pass(clock, 1000, 100);
    expect(kinds(news)).toEqual(['unknown', 'delivered']);
    expect(recorded).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('a check that finds nothing says so, and a minute after the press that it is not recorded', async () => {
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
    expect(terminal.getState()).toMatchObject({ kept: [], failed: { pass: { typeId: 1 } } });
    expect(recorded).toEqual([]);
  });

  test('an error of the backend itself and a pass that is missing: not recorded', async () => {
    const { world, open } = aWorld({ isKeeping: false });
    world.fate = 'trouble';
    const { terminal, news } = open('jana', { isRecorded: () => Promise.resolve(false) });
    terminal.press(comes);
    await settle();
    expect(news).toMatchObject([{ kind: 'failed', error: { status: 500 } }]);
  });

  test('a press whose session is over is reported as not recorded', async () => {
    const { open } = aWorld({ isKeeping: false });
    const { terminal, news } = open('jana', { send: () => Promise.reject(new SessionEndedError()) });
    terminal.press(comes);
    await settle();
    expect(news).toMatchObject([{ kind: 'sessionEnded', isKept: false }]);
    expect(terminal.getState().kept).toEqual([]);
  });
});

test('a refused press is told in the words of the server and not kept', async () => {
  const { clock, world, stored, open } = aWorld();
  world.fate = 'refused';
  const { terminal, news } = open();
  terminal.press(comes);
  await settle();
  expect(news).toMatchObject([{ kind: 'failed', error: { detail: 'Not allowed.' } }]);
  await pass(clock, 1000, 100);
  expect(stored()).toEqual([]);
});

test.each([
  [true, 'recorded'],
  [false, 'failed'],
] as const)('a doubled pass (409) is looked up: found is %o', async (isFound, kind) => {
  const send = () => Promise.reject(httpError(409, 'Twice.'));
  const { terminal, news } = aWorld().open('jana', { send, isRecorded: () => Promise.resolve(isFound) });
  terminal.press(comes);
  await settle();
  expect(kinds(news)).toEqual([kind]);
});

test('other users neither send nor see a kept pass', async () => {
  const { clock, recorded, stored, world, open } = aWorld();
  world.fate = 'lost';
  open('jana').terminal.press(comes);
  await pass(clock, 1000, 100);
  world.fate = 'answered';
  const petr = open('petr');
  expect(petr.terminal.getState()).toMatchObject({ kept: [], orphans: [] });
  await petr.terminal.deliver();
  expect(recorded).toEqual([]);
  expect(stored()).toHaveLength(1);
});

test('shows the user a pass of a person they can no longer act for, and notifies once', async () => {
  const { clock, recorded, world, open } = aWorld();
  world.fate = 'lost';
  const first = open('jana for petr', { userRef: 'jana', personRef: 'petr', spokenFor: ['jana', 'petr'] });
  first.terminal.press(comes);
  await pass(clock, 1000, 100);
  first.kill();
  clock.advance(attemptMs);
  world.fate = 'answered';
  const still = open('jana', { spokenFor: ['jana', 'petr'] });
  expect(still.terminal.getState().orphans).toEqual([]);
  const { terminal, news } = open('jana', { spokenFor: ['jana'] });
  expect(terminal.getState().orphans).toMatchObject([{ pass: { personRef: 'petr' } }]);
  await terminal.deliver();
  await terminal.deliver();
  expect(kinds(news)).toEqual(['orphaned']);
  terminal.discard(terminal.getState().orphans[0]?.key ?? '');
  expect(terminal.getState().orphans).toEqual([]);
  expect(recorded).toEqual([]);
});
