import { expect, test } from 'vitest';
import { aDecision, anOvertime } from '../overtime.fixtures.ts';
import { overtimeItems } from './overtimeItems.ts';

const pending = anOvertime();

test('without a decision it stands as the server says', () => {
  expect(overtimeItems([pending], [])).toEqual([{ overtime: pending, asked: null, undoKey: null }]);
});

test('a decision that waits can be taken back, one on its way cannot', () => {
  const waiting = aDecision({ items: [pending], phase: 'waiting', key: 7 });
  expect(overtimeItems([pending], [waiting])).toMatchObject([{ asked: 'approved', undoKey: 7 }]);
  expect(overtimeItems([pending], [{ ...waiting, phase: 'sending' }])).toMatchObject([
    { asked: 'approved', undoKey: null, overtime: { state: 'pending' } },
  ]);
});

test('what the server has settled holds before the list says so: a denied one leaves it', () => {
  const settled = aDecision({ items: [pending], phase: 'settled' });
  expect(overtimeItems([pending], [settled])).toMatchObject([
    { overtime: { state: 'approved' }, asked: null },
  ]);
  expect(overtimeItems([pending], [{ ...settled, state: 'rejected' }])).toEqual([]);
});

test('one that failed changes nothing', () => {
  const failed = aDecision({ items: [pending], phase: 'failed', error: new Error('500') });
  expect(overtimeItems([pending], [failed])).toMatchObject([{ asked: null, overtime: { state: 'pending' } }]);
});
