import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptForMs } from './kept-pass.ts';
import type { Fate } from './pass-ledger.fixtures.ts';
import { fates } from './pass-ledger.fixtures.ts';
import type { Tab, WorldOptions } from './terminal-model.fixtures.ts';
import { aWorld, pass, settle } from './terminal-model.fixtures.ts';
import type { TerminalResult } from './terminal.ts';

/** A random event; `tab` is 0 or 1. */
type Step =
  | { do: 'press'; tab: number; id: number; hasPosition: boolean }
  | { do: 'locate' | 'flush' | 'deliver' | 'discard' | 'sendAgain' | 'kill' | 'sleep' | 'wake'; tab: number }
  | { do: 'fate'; fate: Fate; workMs: number }
  | { do: 'advance' | 'setBack'; ms: number }
  | { do: 'clear' };

const tab = fc.constantFrom(0, 1);
const fateStep = fc.record({
  do: fc.constant('fate' as const),
  fate: fc.constantFrom(...fates),
  // The backend finishes within a minute.
  workMs: fc.constantFrom(0, 0, 2000, 20_000, 45_000),
});
const pressStep = fc.record({
  do: fc.constant('press' as const),
  tab,
  id: fc.constantFrom(1, 21),
  hasPosition: fc.boolean(),
});
const advanceStep = fc.record({
  do: fc.constant('advance' as const),
  ms: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 70_000 }), fc.constant(61_000)),
});
const deed = fc.constantFrom(
  ...(['locate', 'flush', 'deliver', 'deliver', 'discard', 'sendAgain', 'kill', 'sleep', 'wake'] as const),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: pressStep },
  { weight: 3, arbitrary: fateStep },
  { weight: 4, arbitrary: advanceStep },
  { weight: 5, arbitrary: fc.record({ do: deed, tab }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('advance' as const), ms: fc.integer({ min: 1, max: keptForMs }) }),
      fc.record({ do: fc.constant('setBack' as const), ms: fc.integer({ min: 1, max: 7_200_000 }) }),
      fc.record({ do: fc.constant('clear' as const) }),
    ),
  },
);

/** The page sleeps before it sends, another one sends the pass, and the clock is set back below a minute. */
const sleptAndSetBack: Step[] = [
  { do: 'press', tab: 0, id: 1, hasPosition: true },
  { do: 'sleep', tab: 0 },
  { do: 'advance', ms: 60_400 },
  { do: 'setBack', ms: 401 },
];

/** Plays events on two tabs of the same person, then lets everything finish with a backend that responds. */
async function play(options: WorldOptions, steps: readonly Step[]) {
  const made = aWorld(options);
  const { clock, device, recorded, world } = made;
  const all: Tab[] = [];
  const open = () => {
    const one = made.open();
    all.push(one);
    void one.terminal.deliver();
    return one;
  };
  const tabs = [open(), open()];
  const at = (index: number) => tabs[index] ?? open();
  const pressed = new Set<string>();
  const discarded = new Set<string>();
  const lost = new Set<string>();
  const keptIn = (one: Tab) => one.terminal.state.value.kept;

  function press(one: Tab, { id, hasPosition }: { id: number; hasPosition: boolean }): void {
    const key = `jana ${clock.localNow()} ${id}`;
    // After the clock was set back, a press at the same time is the same pass.
    if (!pressed.has(key) && one.terminal.press({ id, name: String(id) }, hasPosition)) pressed.add(key);
  }

  async function discard(one: Tab): Promise<void> {
    const [first] = keptIn(one);
    if (!first) return;
    void one.terminal.discard(first.key);
    await settle();
    // A page that sleeps gets its list later.
    if (!made.entries.has(first.key)) discarded.add(first.key);
  }

  for (const next of steps) {
    // No user presses, or closes a page, in two tabs within half a second.
    if (['press', 'discard', 'kill'].includes(next.do)) await pass(clock, 400, 100);
    if (next.do === 'press') press(at(next.tab), next);
    else if (next.do === 'locate') at(next.tab).locate();
    else if (next.do === 'flush') at(next.tab).terminal.flush();
    else if (next.do === 'deliver') void at(next.tab).terminal.deliver();
    else if (next.do === 'discard') await discard(at(next.tab));
    else if (next.do === 'sendAgain') {
      const refused = keptIn(at(next.tab)).find(({ refusal }) => refusal !== null);
      if (refused) void at(next.tab).terminal.sendAgain(refused.key);
    } else if (next.do === 'kill') {
      // Without the queue nothing survives the page.
      if (options.isKeeping === false) for (const { key } of keptIn(at(next.tab))) lost.add(key);
      at(next.tab).kill();
      tabs[next.tab] = open();
    } else if (next.do === 'sleep') at(next.tab).sleep();
    else if (next.do === 'wake') at(next.tab).wake();
    else if (next.do === 'fate') Object.assign(world, next);
    else if (next.do === 'setBack') device.setBackMs += next.ms;
    else if (next.do === 'clear') {
      for (const { key } of made.stored()) lost.add(key);
      made.clear();
    } else if (next.do === 'advance') await pass(clock, next.ms, Math.max(1000, next.ms / 8));
    await settle();
  }

  Object.assign(world, { fate: 'answered', workMs: 0 });
  for (const one of tabs) one.wake();
  await settle();
  for (let minute = 0; minute < 6; minute++) {
    await pass(clock, 61_000, 1000);
    for (const one of tabs) void one.terminal.deliver();
  }
  await pass(clock, 5000, 1000);
  return { recorded, pressed, discarded, lost, stored: made.stored(), news: all.flatMap((one) => one.news) };
}

const keysOf = (news: TerminalResult) =>
  ('passes' in news ? news.passes : [news.pass]).map(({ at, typeId }) => `jana ${at} ${typeId}`);

/** Returns the passes that were reported with these kinds of results. */
const toldAs = (news: readonly TerminalResult[], kinds: readonly TerminalResult['kind'][]) =>
  new Set(news.filter(({ kind }) => kinds.includes(kind)).flatMap(keysOf));

test.each([{ isKeeping: true }, { isKeeping: true, refusesDoubles: true }, { isKeeping: false }])(
  'no order of events loses, duplicates or misreports a pass: %o',
  { tags: ['terminal-15'], timeout: 60_000 },
  async (options) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { recorded, pressed, discarded, lost, stored, news } = await play(options, steps);
        const counts = Map.groupBy(recorded, ({ key }) => key);
        const kept = new Map(stored.map((one) => [one.key, one]));
        const isRecordedNews = toldAs(news, ['recorded', 'delivered']);
        const isNotRecordedNews = toldAs(news, ['failed', 'expired']);
        const isRefusedNews = toldAs(news, ['refused']);
        const faults = [...pressed].flatMap((key) => {
          const count = counts.get(key)?.length ?? 0;
          const isRefused = isRefusedNews.has(key) && (kept.get(key)?.refusal ?? null) !== null;
          const ends = [isRecordedNews, isNotRecordedNews, isRefusedNews, discarded, lost];
          const isOver = count === 1 || ends.some((keys) => keys.has(key));
          return [
            count > 1 && `${key} is recorded ${count} times`,
            isRecordedNews.has(key) && count !== 1 && `${key} was reported as recorded`,
            isNotRecordedNews.has(key) && count !== 0 && `${key} was reported as not recorded`,
            isRefused && count !== 0 && `${key} was reported as refused`,
            // A killed page without a queue leaves nothing behind.
            options.isKeeping && !isOver && `${key} has no result`,
          ].filter((fault) => fault !== false);
        });
        expect(faults).toEqual([]);
      }),
      { numRuns: 400, examples: [[sleptAndSetBack]] },
    );
  },
);

test(
  'a pass that the user has discarded in another tab does not return',
  { tags: ['terminal-15'] },
  async () => {
    const { clock, stored, world, open } = aWorld();
    world.fate = 'lost';
    const [own, other] = [open(), open()];
    own.terminal.press({ id: 1, name: 'In' });
    await pass(clock, 500, 100);
    const [kept] = other.terminal.state.value.kept;
    expect(kept?.key).toBe('jana 2026-11-20T08:00:00 1');
    await other.terminal.discard(kept?.key ?? '');
    await pass(clock, 2000, 100);
    expect(stored()).toEqual([]);
  },
);

test(
  'a pass that another tab has settled while its own slept is not kept again',
  { tags: ['terminal-15'] },
  async () => {
    const { clock, recorded, stored, world, open } = aWorld();
    const [own, other] = [open(), open()];
    Object.assign(world, { fate: 'trouble', workMs: 20_000 });
    own.terminal.press({ id: 1, name: 'In' });
    await settle();
    own.sleep();
    await pass(clock, 61_000, 1000);
    const [kept] = other.terminal.state.value.kept;
    await other.terminal.discard(kept?.key ?? '');
    own.wake();
    await pass(clock, 60_000, 1000);
    expect(stored()).toEqual([]);
    expect(own.news.map(({ kind }) => kind)).toEqual(['unknown']);
    world.fate = 'answered';
    await pass(clock, 200_000, 1000);
    expect(recorded).toEqual([]);
  },
);

test('two tabs that deliver at the same moment send a pass once', { tags: ['terminal-15'] }, async () => {
  const { clock, recorded, world, open } = aWorld();
  world.fate = 'lost';
  const [one, other] = [open(), open()];
  one.terminal.press({ id: 1, name: 'In' });
  await pass(clock, 61_000, 1000);
  Object.assign(world, { fate: 'answered', workMs: 2000 });
  void one.terminal.deliver();
  void other.terminal.deliver();
  await pass(clock, 200_000, 1000);
  expect(recorded).toHaveLength(1);
  expect([...one.news, ...other.news].filter(({ kind }) => kind === 'delivered')).toHaveLength(1);
});
