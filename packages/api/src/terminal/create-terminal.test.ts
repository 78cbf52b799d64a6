import { describe, expect, test, vi } from 'vitest';
import { keptForMs } from './kept-pass.ts';
import type { PositionReading } from './position.ts';
import { createPassingStore } from './kept-pass-store.ts';
import { aWorld, httpError, settle } from './terminal-model.fixtures.ts';

const comes = { id: 1, name: 'In' };
const goes = { id: 21, name: 'Out' };
const hourMs = 60 * 60 * 1000;

test('a press is one pass of its moment, however often it is clicked', async () => {
  const { clock, recorded, news, open } = aWorld();
  const terminal = open();
  expect([terminal.press(comes), terminal.press(comes), terminal.press(goes)]).toEqual([true, false, false]);
  expect(terminal.getState().underWay).toMatchObject({ step: 'sending', pass: { typeName: 'In' } });
  await settle();
  expect(terminal.press(comes)).toBe(false);
  expect(recorded).toHaveLength(1);
  expect(news).toEqual([
    { kind: 'recorded', pass: expect.objectContaining({ at: '2026-11-20T08:00:00' }), position: 'off' },
  ]);
  clock.advance(1000);
  expect(terminal.press(goes)).toBe(true);
  await settle();
  expect(terminal.getState().recorded?.pass).toMatchObject({ typeId: 21, at: '2026-11-20T08:00:01' });
});

describe('a position', () => {
  const found: PositionReading = { kind: 'found', latitude: 50.088, longitude: 14.42 };
  const opened = (readPosition: () => Promise<PositionReading>) => {
    const world = aWorld();
    const send = vi.fn<(kept: { gps: string | null }) => Promise<void>>(() => Promise.resolve());
    return { ...world, send, terminal: world.open('jana', { readPosition, send }) };
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
  ])('that is %s lets the pass go without', async (kind, read) => {
    const { send, terminal } = opened(read);
    terminal.press(comes, true);
    await settle();
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gps: '' }));
    expect(terminal.getState().recorded?.position).toBe(kind);
  });

  test('is asked for no more when the right to it has gone meanwhile', async () => {
    const read = vi.fn<() => Promise<PositionReading>>(() => Promise.resolve(found));
    const { clock, send, terminal } = opened(read);
    terminal.press(comes, true);
    await settle();
    clock.advance(1000);
    terminal.press(goes, false);
    await settle();
    expect(read).toHaveBeenCalledOnce();
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ gps: '' }));
    expect(terminal.getState().recorded?.position).toBe('off');
  });

  test('that is slow lets the pass go without after five seconds', async () => {
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

  test('is not waited for when the session ends: the call is begun at once, and only once', async () => {
    const { send, terminal, recorded } = opened(() => new Promise(() => {}));
    terminal.press(comes, true);
    terminal.flush();
    expect(send).toHaveBeenCalledTimes(1);
    terminal.flush();
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(terminal.getState()).toMatchObject({ underWay: null, recorded: { position: 'slow' } });
    expect(recorded).toEqual([]);
  });
});

describe('without a network', () => {
  test('a pass stays kept over a reload, and is sent with its own moment', async () => {
    const { clock, recorded, news, world, open } = aWorld();
    world.fate = 'lost';
    const first = open();
    first.press(comes);
    await settle();
    expect(news.map(({ kind }) => kind)).toEqual(['kept']);
    expect(first.getState().kept).toHaveLength(1);
    first.stop();
    clock.advance(2 * hourMs);
    world.fate = 'answered';
    const second = open();
    expect(second.getState().kept[0]?.pass).toMatchObject({ at: '2026-11-20T08:00:00', typeName: 'In' });
    await second.deliver();
    expect(recorded).toHaveLength(1);
    expect(second.getState().kept).toEqual([]);
    expect(news.at(-1)).toMatchObject({ kind: 'delivered', passes: [{ at: '2026-11-20T08:00:00' }] });
  });

  test('it is told as failed where nothing may be kept', async () => {
    const { news, world, store, open } = aWorld();
    world.fate = 'lost';
    const terminal = open('jana', { isKeeping: false, store: createPassingStore() });
    terminal.press(comes);
    await settle();
    expect(news).toEqual([
      expect.objectContaining({ kind: 'failed', error: expect.objectContaining({ name: 'NetworkError' }) }),
    ]);
    expect(terminal.getState()).toMatchObject({ kept: [], failed: { pass: { typeId: 1 } } });
    expect(store.read()).toEqual([]);
  });

  test('kept passes are tried again by themselves', async () => {
    const { clock, recorded, world, open } = aWorld();
    world.fate = 'lost';
    open().press(comes);
    await settle();
    world.fate = 'answered';
    clock.advance(60_000);
    await settle();
    expect(recorded).toHaveLength(1);
  });
});

test('a pass whose answer was lost is not sent twice', async () => {
  const { recorded, news, world, open } = aWorld();
  world.fate = 'answerLost';
  const terminal = open();
  terminal.press(comes);
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['kept']);
  world.fate = 'answered';
  await terminal.deliver();
  expect(recorded).toHaveLength(1);
  expect(terminal.getState().kept).toEqual([]);
});

test('a refused press is told in the words of the server and not kept', async () => {
  const { news, world, open } = aWorld();
  world.fate = 'refused';
  const terminal = open();
  terminal.press(comes);
  await settle();
  expect(news).toEqual([
    expect.objectContaining({ kind: 'failed', error: expect.objectContaining({ detail: 'Not allowed.' }) }),
  ]);
  expect(terminal.getState().kept).toEqual([]);
});

test('so is one that is refused while earlier ones are being sent', async () => {
  const { clock, news, world, open } = aWorld();
  world.fate = 'lost';
  const first = open();
  first.press(comes);
  await settle();
  first.stop();
  clock.advance(1000);
  const earlier = Promise.withResolvers<void>();
  const answers = [() => earlier.promise, () => Promise.reject(httpError(403, 'Not allowed.'))];
  const send = () => answers.shift()?.() ?? Promise.resolve();
  const terminal = open('jana', { send, isRecorded: () => Promise.resolve(false) });
  void terminal.deliver();
  await settle();
  terminal.press(goes);
  earlier.resolve();
  await settle();
  expect(news.slice(1)).toEqual([
    expect.objectContaining({ kind: 'delivered' }),
    expect.objectContaining({ kind: 'failed', error: expect.objectContaining({ detail: 'Not allowed.' }) }),
  ]);
});

test('a doubled pass that the server refuses is recorded', async () => {
  const { news, open } = aWorld();
  const send = () => Promise.reject(httpError(409, 'Twice.'));
  open('jana', { send, isRecorded: () => Promise.resolve(true) }).press(comes);
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['recorded']);
});

test('a pass that was kept and is refused stays there with the reason until it is let go', async () => {
  const { clock, news, world, open } = aWorld();
  world.fate = 'lost';
  const terminal = open();
  terminal.press(comes);
  await settle();
  clock.advance(1000);
  terminal.press(goes);
  await settle();
  const keys = terminal.getState().kept.map(({ key }) => key);
  terminal.discard(keys[1] ?? '');
  // The check before sending is answered, the pass itself is not.
  const later = open('jana', { isRecorded: () => Promise.resolve(false) });
  world.fate = 'refused';
  await later.deliver();
  expect(news.at(-1)).toMatchObject({ kind: 'refused', pass: { typeId: 1 } });
  expect(later.getState().kept).toMatchObject([{ refusal: 'Not allowed.' }]);
  later.discard(keys[0] ?? '');
  expect(later.getState().kept).toEqual([]);
});

test('what is older than twelve hours is told once and never sent', async () => {
  const { clock, recorded, news, world, open } = aWorld();
  world.fate = 'lost';
  const first = open();
  first.press(comes);
  await settle();
  first.stop();
  clock.advance(keptForMs + 1);
  world.fate = 'answered';
  const terminal = open();
  await terminal.deliver();
  await terminal.deliver();
  expect(recorded).toEqual([]);
  expect(news.filter(({ kind }) => kind === 'expired')).toHaveLength(1);
  expect(terminal.getState().kept).toHaveLength(1);
});

test('nobody sends or sees what somebody else has kept', async () => {
  const { recorded, store, world, open } = aWorld();
  world.fate = 'lost';
  open('jana').press(comes);
  await settle();
  world.fate = 'answered';
  const petr = open('petr');
  expect(petr.getState().kept).toEqual([]);
  await petr.deliver();
  expect(recorded).toEqual([]);
  expect(store.read()).toHaveLength(1);
});
