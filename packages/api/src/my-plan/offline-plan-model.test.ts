import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Step } from './offline-plan-model.fixtures.ts';
import { Tabs } from './offline-plan-model.fixtures.ts';

/** Lets everything run that does not wait for a response. */
async function settled(): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
}

test('in any order of events of two tabs, only the plan that its user has allowed is kept', async () => {
  const steps: Step[] = [
    'signInJana',
    'signInJana',
    'signInPetr',
    'signInForPetr',
    'signInSecondJob',
    'turnOn',
    'turnOn',
    'turnOff',
    'refresh',
    'answer',
    'answer',
    'answer',
    'answer',
    'logOut',
    'expireSession',
    'loseRecord',
    'nextDay',
    'threeWeeks',
    'clockBack',
  ];
  let checked = 0;
  const check = (tabs: Tabs): number => {
    const { names, faults } = tabs.shown();
    expect(faults).toEqual([]);
    return names.length;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ tab: fc.nat(1), step: fc.constantFrom(...steps), turns: fc.nat(3) }), {
        minLength: 10,
        maxLength: 60,
        size: 'max',
      }),
      async (scheduler, events) => {
        const tabs = new Tabs(scheduler);
        for (const { tab, step, turns } of events) {
          tabs.do(tab, step);
          for (let turn = 0; turn < turns && scheduler.count() > 0; turn += 1) {
            await scheduler.waitOne();
            await settled();
            checked += check(tabs);
          }
          await settled();
          checked += check(tabs);
        }
        await scheduler.waitAll();
        checked += check(tabs);
      },
    ),
    { numRuns: 400 },
  );
  expect(checked).toBeGreaterThan(300);
});
