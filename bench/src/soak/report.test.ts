import { expect, test } from 'vitest';
import { soakLine, soakTable } from './report.ts';

const flat = {
  screen: 'help',
  readings: [
    { cycles: 20, heap: 12.34, nodes: 1000, listeners: 300 },
    { cycles: 60, heap: 11.1, nodes: 1010, listeners: 300 },
  ],
};
const leaking = {
  screen: 'reports',
  readings: [
    { cycles: 20, heap: 10, nodes: 1000, listeners: 300 },
    { cycles: 60, heap: 14, nodes: 5000, listeners: 303 },
  ],
};

test('soakLine lists the change of each measure for a passed screen', () => {
  expect(soakLine(flat)).toBe('✓ help: heap −10.0%, nodes +1.0%, listeners +0.0%');
});

test('soakLine lists the exceeded measures with their limits for a failed screen', () => {
  expect(soakLine(leaking)).toBe(
    '✗ reports: heap +40.0% (10.0 → 14.0 MB, at most 11.0), nodes +400.0% (1000 → 5000 nodes, at most 1080)',
  );
});

test('soakTable contains every reading', () => {
  const [, , row] = soakTable([flat]).split('\n');
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'help',
    '20 → 60',
    '12.3 → 11.1',
    '1000 → 1010',
    '300 → 300',
    '',
  ]);
});
