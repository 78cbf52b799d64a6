import { expect, test } from 'vitest';
import { requestStateIcons } from '../../packages/ui/src/patterns/StateIcon/requestStateIcons.ts';
import { worksheetStateIcons } from '../../packages/ui/src/patterns/StateIcon/worksheetStateIcons.ts';
import { joinedChanges } from './state-changes.ts';
import { stateCharts } from './state-charts.ts';

const charts = await stateCharts();
const chart = (title: string) => {
  const found = charts.find((each) => each.title === title);
  if (!found) throw new Error(`No chart ${title}.`);
  return found;
};

test('a request has every state of the product, and only a pending one changes', () => {
  const { states, changes } = chart('Request');
  expect(states).toEqual(Object.keys(requestStateIcons));
  expect(changes).toEqual([
    { event: 'the approver', from: ['pending'], to: 'approved' },
    { event: 'the approver', from: ['pending'], to: 'rejected' },
    { event: 'the applicant', from: ['pending'], to: 'cancelled' },
  ]);
});

test('a worksheet has every state of the product, and a signed one stays signed', () => {
  const { states, changes } = chart('Worksheet');
  expect(states).toEqual(Object.keys(worksheetStateIcons));
  expect(changes.flatMap(({ from }) => from).filter((state) => state.startsWith('signed'))).toEqual([]);
  expect(changes).toContainEqual({ event: 'confirmation', from: ['open', 'approved'], to: 'confirmed' });
});

test('a kept pass ends by being done in every state', () => {
  const { states, changes } = chart('Kept pass');
  const settled = changes.find(({ event }) => event === 'done');
  expect(settled?.to).toBe('not kept');
  expect(settled?.from.toSorted()).toEqual(states.filter((state) => state !== 'not kept').toSorted());
  expect(changes).toContainEqual({ event: '12 h pass', from: ['waiting'], to: 'expired' });
});

test('a session reaches every phase', () => {
  const { states, changes } = chart('Session');
  expect([...new Set(changes.map(({ to }) => to))].toSorted()).toEqual(states.toSorted());
  expect(changes).toContainEqual(
    expect.objectContaining({
      event: 'scopeStarted',
      from: expect.arrayContaining(['signedOut']),
      to: 'signedIn',
    }),
  );
});

test('the state of every change is a state of its chart', () => {
  for (const { states, changes } of charts)
    expect(
      changes.flatMap(({ from, to }) => [...from, to]).filter((state) => !states.includes(state)),
    ).toEqual([]);
});

test('joinedChanges leaves out events that change nothing', () => {
  expect(
    joinedChanges([
      { from: 'a', event: 'go', to: 'b' },
      { from: 'b', event: 'go', to: 'b' },
      { from: 'c', event: 'go', to: 'b' },
    ]),
  ).toEqual([{ event: 'go', from: ['a', 'c'], to: 'b' }]);
});
