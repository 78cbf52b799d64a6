import { expect, test } from 'vitest';
import { aDecision, anOvertime } from '../overtime.fixtures.ts';
import { overtimeItems } from './overtimeItems.ts';

const pending = anOvertime();

test('without a decision it has the state of the server', () => {
  expect(overtimeItems([pending], [])).toEqual([{ overtime: pending, asked: null, undoKey: null }]);
});

test(
  'a waiting decision can be undone, a decision that is being sent cannot',
  { tags: ['overtime-6'] },
  () => {
    const waiting = aDecision({ items: [pending], phase: 'waiting', key: 7 });
    expect(overtimeItems([pending], [waiting])).toMatchObject([{ asked: 'approved', undoKey: 7 }]);
    expect(overtimeItems([pending], [{ ...waiting, phase: 'sending' }])).toMatchObject([
      { asked: 'approved', undoKey: null, overtime: { state: 'pending' } },
    ]);
  },
);

test(
  'a settled decision applies before the list is loaded again; denied overtime leaves the list',
  { tags: ['overtime-15'] },
  () => {
    const settled = aDecision({ items: [pending], phase: 'settled' });
    expect(overtimeItems([pending], [settled])).toMatchObject([
      { overtime: { state: 'approved' }, asked: null },
    ]);
    expect(overtimeItems([pending], [{ ...settled, state: 'rejected' }])).toEqual([]);
  },
);

test('a failed decision changes nothing', { tags: ['overtime-19'] }, () => {
  const failed = aDecision({ items: [pending], phase: 'failed', error: new Error('500') });
  expect(overtimeItems([pending], [failed])).toMatchObject([{ asked: null, overtime: { state: 'pending' } }]);
});
