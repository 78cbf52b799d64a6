import { describe, expect, test, vi } from 'vitest';
import { SessionEndedError } from '../core/errors.ts';
import { toKeptPasses } from './earlier-passes.ts';
import type { KeptPass } from './kept-pass.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import { keptForMs } from './kept-pass.ts';
import { httpError } from './pass-ledger.fixtures.ts';
import { aWorld, pass, settle } from './terminal-model.fixtures.ts';
import type { TerminalResult } from './terminal.ts';

const comes = { id: 1, name: 'In' };
const goes = { id: 21, name: 'Out' };
const hourMs = 60 * 60 * 1000;
const kinds = (news: readonly TerminalResult[]) => news.map(({ kind }) => kind);

describe('with the queue', () => {
  test(
    'a pass without a network survives a reload and is sent with the time of its press',
    { tags: ['terminal-16'] },
    async () => {
      const { clock, recorded, world, open } = aWorld();
      world.fate = 'lost';
      const first = open();
      first.terminal.press(comes);
      await settle();
      expect(kinds(first.news)).toEqual(['kept']);
      await pass(clock, 1000, 100);
      first.kill();
      clock.advance(2 * hourMs);
      world.fate = 'answered';
      const second = open();
      void second.terminal.deliver();
      await pass(clock, 1000, 100);
      expect(recorded).toHaveLength(1);
      expect(second.terminal.state.value.kept).toEqual([]);
      expect(second.news).toMatchObject([{ kind: 'delivered', passes: [{ at: '2026-11-20T08:00:00' }] }]);
    },
  );

  test.each(['trouble', 'missing', 'html', 'lost'] as const)(
    "keeps a pass if the response is not the backend's: %s",
    { tags: ['terminal-15', 'terminal-16'] },
    async (fate) => {
      const { clock, recorded, world, open } = aWorld();
      const { terminal, news } = open('jana', {
        isDone: () => Promise.resolve(recorded.length > 0),
      });
      world.fate = fate;
      terminal.press(comes);
      await settle();
      expect(kinds(news)).toEqual(['kept']);
      world.fate = 'answered';
      await pass(clock, 70_000, 500);
      expect(recorded).toHaveLength(1);
      expect(kinds(news)).toEqual(['kept', 'delivered']);
    },
  );

  test.each(['lostAfter', 'troubleAfter', 'gateway', 'htmlAfter'] as const)(
    'immediately finds a pass that was recorded without a response: %s',
    { tags: ['terminal-15'] },
    async (fate) => {
      const { recorded, world, open } = aWorld();
      const { terminal, news } = open('jana', { isDone: () => Promise.resolve(recorded.length > 0) });
      world.fate = fate;
      terminal.press(comes);
      await settle();
      expect(kinds(news)).toEqual(['recorded']);
      expect(recorded).toHaveLength(1);
    },
  );

  test(
    'neither checks nor repeats the attempt of another page for a minute',
    { tags: ['terminal-32'] },
    async () => {
      const { clock, world, open } = aWorld();
      world.workMs = 50_000;
      const first = open();
      first.terminal.press(comes);
      await pass(clock, 1000, 100);
      first.kill();
      const isDone = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
      const second = open('jana', { isDone });
      await settle();
      expect(second.terminal.state.value.kept).toHaveLength(1);
      await pass(clock, 50_000, 1000);
      await second.terminal.deliver();
      expect(isDone).not.toHaveBeenCalled();
      await pass(clock, 15_000, 1000);
      void second.terminal.deliver();
      await pass(clock, 1000, 100);
      expect(isDone).toHaveBeenCalledOnce();
      expect(kinds(second.news)).toEqual(['delivered']);
    },
  );

  test('an entry that fails does not stop the next ones', async () => {
    const { clock, recorded, world, open } = aWorld();
    world.fate = 'lost';
    const first = open();
    first.terminal.press(comes);
    await pass(clock, 2000, 500);
    first.terminal.press(goes);
    await pass(clock, 2000, 500);
    first.kill();
    clock.advance(attemptMs);
    world.fate = 'answered';
    const send = ({ key, pass: { typeId } }: KeptPass) =>
      typeId === 1 ? Promise.reject(httpError(500)) : Promise.resolve(void recorded.push({ key, atMs: 0 }));
    const second = open('jana', { send });
    void second.terminal.deliver();
    await pass(clock, 2000, 100);
    expect(recorded).toHaveLength(1);
    expect(second.terminal.state.value.kept).toMatchObject([{ pass: { typeId: 1 } }]);
  });

  test(
    'a refused entry keeps its reason and can be sent again or discarded',
    { tags: ['terminal-17', 'terminal-27'] },
    async () => {
      const { clock, recorded, world, open } = aWorld();
      world.fate = 'lost';
      const { terminal, news } = open('jana', { isDone: () => Promise.resolve(recorded.length > 0) });
      terminal.press(comes);
      await settle();
      world.fate = 'refused';
      await pass(clock, 62_000, 500);
      expect(terminal.state.value.kept).toMatchObject([{ refusal: 'Not allowed.', gps: '' }]);
      world.fate = 'answered';
      void terminal.sendAgain(terminal.state.value.kept[0]?.key ?? '');
      await pass(clock, 1000, 100);
      expect(recorded).toHaveLength(1);
      expect(kinds(news)).toEqual(['kept', 'refused', 'delivered']);
    },
  );

  test('an entry can be sent again immediately after a refusal', { tags: ['terminal-17'] }, async () => {
    const { clock, recorded, stored, world, open } = aWorld();
    world.fate = 'refused';
    const first = open('jana', { send: () => Promise.reject(new SessionEndedError()) });
    first.terminal.press(comes);
    await pass(clock, 1000, 100);
    first.kill();
    const { terminal, news } = open('jana', { isDone: () => Promise.resolve(recorded.length > 0) });
    void terminal.deliver();
    await pass(clock, 310, 10);
    expect(kinds(news)).toEqual(['refused']);
    world.fate = 'answered';
    void terminal.sendAgain(terminal.state.value.kept[0]?.key ?? '');
    await pass(clock, 1000, 10);
    expect(recorded).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  test('an entry that a page is sending cannot be discarded', async () => {
    const { clock, recorded, world, open } = aWorld();
    world.workMs = 20_000;
    const first = open();
    const second = open();
    first.terminal.press(comes);
    await pass(clock, 1000, 100);
    const [kept] = second.terminal.state.value.kept;
    await second.terminal.discard(kept?.key ?? '');
    expect(second.terminal.state.value.kept).toHaveLength(1);
    await pass(clock, 25_000, 1000);
    expect(recorded).toHaveLength(1);
    expect(kinds(first.news)).toEqual(['recorded']);
  });

  test(
    'cleared site data does not turn a lost pass into a recorded one',
    { tags: ['terminal-15'] },
    async () => {
      const made = aWorld();
      made.world.fate = 'lost';
      made.world.workMs = 10_000;
      const { terminal, news } = made.open('jana', { send: () => new Promise(() => {}) });
      terminal.press(comes);
      await settle();
      made.clear();
      await pass(made.clock, 90_000, 1000);
      expect(news.filter(({ kind }) => kind === 'recorded' || kind === 'delivered')).toEqual([]);
    },
  );

  test('a pass is sent after the clock was set back', { tags: ['terminal-16'] }, async () => {
    const { clock, device, recorded, world, open } = aWorld();
    world.fate = 'lost';
    const { terminal } = open();
    terminal.press(comes);
    await settle();
    device.setBackMs = 2 * hourMs;
    world.fate = 'answered';
    await pass(clock, 200_000, 1000);
    expect(recorded).toHaveLength(1);
  });

  test('reports a browser that stores nothing before the pass counts as kept', async () => {
    const { device, world, open } = aWorld();
    device.isFull = true;
    world.fate = 'lost';
    const { terminal, news } = open();
    terminal.press(comes);
    await settle();
    expect(kinds(news)[0]).toBe('notLasting');
    expect(news[1]).toMatchObject({ kind: 'kept', isPersistent: false });
    expect(terminal.state.value.isPersistent).toBe(false);
  });

  test(
    'reports a pass older than twelve hours once and never sends it',
    { tags: ['terminal-18'] },
    async () => {
      const { clock, recorded, world, open } = aWorld();
      world.fate = 'trouble';
      const { terminal, news } = open('jana', { isDone: () => Promise.resolve(false) });
      terminal.press(comes);
      await pass(clock, 1000, 100);
      clock.advance(keptForMs + 1);
      world.fate = 'answered';
      await pass(clock, 130_000, 1000);
      expect(recorded).toEqual([]);
      expect(news.filter(({ kind }) => kind === 'expired')).toHaveLength(1);
      expect(terminal.state.value.kept).toHaveLength(1);
    },
  );

  test.each([
    ['32 days of absence', 32],
    ['a clock that was three years ahead at the press', -3 * 365],
    ['a clock that was three years behind at the press', 3 * 365],
  ])(
    'shows the user a pass after %s, sends it never, and shows its number to the next user',
    { tags: ['terminal-18', 'terminal-19'] },
    async (_what, days) => {
      const { clock, entries, recorded, stored, world, open } = aWorld();
      world.fate = 'trouble';
      open().terminal.press(comes);
      await pass(clock, 1000, 100);
      const dayMs = 24 * 60 * 60 * 1000;
      for (const kept of stored())
        entries.set(kept.key, { ...kept, pressedMs: kept.pressedMs - days * dayMs });
      world.fate = 'answered';
      const petr = open('petr');
      petr.terminal.press(goes);
      await pass(clock, 130_000, 1000);
      expect(petr.terminal.state.value).toMatchObject({ kept: [], orphans: [], othersCount: 1 });
      const jana = open('jana', { isDone: () => Promise.resolve(false) });
      await jana.terminal.deliver();
      expect(jana.news.filter(({ kind }) => kind === 'expired')).toHaveLength(1);
      expect(jana.terminal.state.value).toMatchObject({
        kept: [{ pass: { typeId: comes.id } }],
        othersCount: 0,
      });
      expect(recorded, 'only the pass of the next user').toHaveLength(1);
      await jana.terminal.discard(jana.terminal.state.value.kept[0]?.key ?? '');
      await pass(clock, 1000, 100);
      expect(stored()).toEqual([]);
    },
  );

  test(
    'keeps a press whose session is over, and reports it as not recorded',
    { tags: ['terminal-20'] },
    async () => {
      const { clock, stored, open } = aWorld();
      const send = () => Promise.reject(new SessionEndedError());
      const { terminal, news } = open('jana', { send });
      terminal.press(comes);
      await pass(clock, 1000, 100);
      expect(news).toMatchObject([{ kind: 'sessionEnded', isKept: true }]);
      expect(stored()).toMatchObject([{ attempt: { isOver: true } }]);
    },
  );

  test('looks up an entry of an earlier version before sending it', async () => {
    const made = aWorld();
    made.world.fate = 'lost';
    const first = made.open();
    first.terminal.press(comes);
    await pass(made.clock, 1000, 100);
    first.kill();
    const later = new Set(['attempt', 'tenant']);
    const old = made
      .stored()
      .map((kept) => Object.fromEntries(Object.entries(kept).filter(([name]) => !later.has(name))));
    for (const kept of toKeptPasses(JSON.stringify(old.map((one) => ({ ...one, isAttempted: true })))))
      made.entries.set(kept.key, kept);
    made.clock.advance(attemptMs);
    made.world.fate = 'answered';
    const isDone = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const second = made.open('jana', { isDone });
    void second.terminal.deliver();
    await pass(made.clock, 1000, 100);
    expect(isDone).toHaveBeenCalledOnce();
    expect(made.recorded).toEqual([]);
    expect(kinds(second.news)).toEqual(['delivered']);
  });
});
