import { expect, test } from 'vitest';
import { exportTable } from './exportTable.ts';

test('returns the heads, then the rows in their order', () => {
  const columns = [
    { title: 'Name', value: (row: { name: string; count: number }) => row.name },
    { title: 'Count', value: (row: { count: number }) => row.count },
    { title: 'Note', value: () => null },
  ];
  expect(
    exportTable(columns, [
      { name: 'Novák', count: 2 },
      { name: 'Malá', count: 1 },
    ]),
  ).toEqual([
    ['Name', 'Count', 'Note'],
    ['Novák', 2, null],
    ['Malá', 1, null],
  ]);
});

test('replaces non-breaking spaces with plain ones', () => {
  const columns = [{ title: 'Day', value: (day: string) => day }];
  expect(exportTable(columns, ['20.\u00a0listopadu\u202f2026'])[1]).toEqual(['20. listopadu 2026']);
});
