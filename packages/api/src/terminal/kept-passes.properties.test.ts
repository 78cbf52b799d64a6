import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptForMs } from './kept-pass.ts';
import type { Fate } from './terminal-model.fixtures.ts';
import { aWorld, settle } from './terminal-model.fixtures.ts';

type Step =
  | { do: 'press'; owner: string; id: number }
  | { do: 'fate'; fate: Fate }
  | { do: 'advance'; ms: number }
  | { do: 'deliver' | 'reload'; owner: string };

const owner = fc.constantFrom('jana', 'petr');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('press' as const), owner, id: fc.constantFrom(1, 21) }),
  fc.record({
    do: fc.constant('fate' as const),
    fate: fc.constantFrom<Fate>('answered', 'lost', 'answerLost', 'trouble'),
  }),
  fc.record({ do: fc.constant('advance' as const), ms: fc.integer({ min: 1, max: keptForMs / 4 }) }),
  fc.record({ do: fc.constantFrom('deliver' as const, 'reload' as const), owner }),
);

test('whatever the network does, no pass is lost, doubled, sent in a wrong order, too late or for somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { clock, recorded, news, store, world, open } = aWorld();
      const terminals = new Map([
        ['jana', open('jana')],
        ['petr', open('petr')],
      ]);
      const pressed: { key: string; owner: string; atMs: number }[] = [];
      for (const one of steps) {
        if (one.do === 'fate') world.fate = one.fate;
        if (one.do === 'advance') clock.advance(one.ms);
        if (one.do === 'deliver') void terminals.get(one.owner)?.deliver();
        if (one.do === 'reload') {
          terminals.get(one.owner)?.stop();
          // No page is there within the second of the press before it.
          clock.advance(1000);
          terminals.set(one.owner, open(one.owner));
        }
        if (one.do === 'press' && terminals.get(one.owner)?.press({ id: one.id, name: String(one.id) })) {
          const at = clock.localNow();
          pressed.push({ key: `${one.owner} ${at} ${one.id}`, owner: one.owner, atMs: clock.epochMs() });
        }
        await settle();
      }
      world.fate = 'answered';
      for (const terminal of terminals.values()) await terminal.deliver();
      await settle();

      const keys = recorded.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const told = new Set(
        news.flatMap((one) => (one.kind === 'failed' ? [`${one.pass.at} ${one.pass.typeId}`] : [])),
      );
      const kept = new Map(store.read().map((one) => [one.key, one]));
      for (const { key, owner: whose, atMs } of pressed) {
        const isTold = told.has(key.replace(`${whose} `, ''));
        // What can be sent has been, and what is left is too old.
        const isTooOld = kept.has(key) && clock.epochMs() - atMs > keptForMs;
        expect(keys.includes(key) || isTooOld || isTold).toBe(true);
      }
      for (const { key, atMs } of recorded) {
        const press = pressed.find((one) => one.key === key);
        expect(atMs - (press?.atMs ?? -Infinity)).toBeLessThanOrEqual(keptForMs);
      }
      for (const whose of terminals.keys()) {
        const order = pressed
          .map(({ key }) => key)
          .filter((key) => keys.includes(key) && key.startsWith(whose));
        expect(keys.filter((key) => key.startsWith(whose))).toEqual(order);
      }
    }),
    { numRuns: 150 },
  );
});
