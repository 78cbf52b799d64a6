import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFaultyBackend } from './faulty-backend.ts';
import { failedRows } from './failed-rows.ts';
import type { FaultName } from './faults.ts';
import { faultNames } from './faults.ts';
import type { MatrixOutcome } from './outcome-table.ts';
import { outcomeTable } from './outcome-table.ts';
import type { ReadRow } from './reads.ts';
import { reads } from './reads.ts';

const source = join(import.meta.dirname, '../../packages/api/src');

test('every exported query has a row', async () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.wire|\.test|\.fixtures|\.d)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(source, file))));
  const queries = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      name.endsWith('Query') && typeof value === 'function' ? [name] : [],
    ),
  );
  expect(Object.keys(reads).toSorted()).toEqual([...new Set(queries)].toSorted());
});

/** Temporary errors, after which a read is retried twice. */
const passing: ReadonlySet<FaultName> = new Set<FaultName>([
  'network error before the work',
  'network error after the work',
  '500 before the work',
  '500 after the work',
  '500 as an HTML page',
  '429',
  '503',
  '504 after the work',
]);

/** Number of people in the manager's centre. A fault does not depend on it, and a thousand people take half of the time. */
const fewPeople = 20;

const outcomes: MatrixOutcome[] = [];

async function checkFault(row: ReadRow, fault: FaultName): Promise<void> {
  const backend = aFaultyBackend(row.person ?? 'employee', { personCount: fewPeople });
  const { client, sent } = backend;
  try {
    const before = await row.read(backend);
    const first = sent[0]?.endpoint;
    sent.length = 0;
    backend.setFault(fault);
    const { data, error } = await row.read(backend).then(
      (read) => ({ data: read, error: null }),
      (thrown: unknown) => ({ data: before, error: thrown }),
    );
    const attempts = passing.has(fault) ? row.attempts(backend) : fault.startsWith('401') ? 2 : 1;
    expect(error === null || error instanceof Error, 'a thrown value is an Error').toBe(true);
    expect(client.getQueryData(row.key(backend)), 'data').toEqual(data);
    const made = sent.filter(({ endpoint }) => endpoint === first).length;
    expect(row.isTolerant || made === attempts, `${made} attempts instead of ${attempts}`).toBe(true);
    outcomes.push({ row: fault, outcome: error instanceof Error ? error.name : 'read' });
  } finally {
    client.clear();
  }
}

test.each(Object.entries(reads))('%s keeps the previously read data at every fault', async (_, row) => {
  expect(await failedRows(faultNames, String, (fault) => checkFault(row, fault))).toEqual([]);
});

test('docs/fault-matrix/reads.md contains these outcomes', async () => {
  await expect(
    outcomeTable(
      'Reads',
      [
        'Every query of the product runs with every fault. The table counts the queries by their result:',
        'an error class, or data (read). "Work" is what the backend does for the call: a fault after the',
        'work loses only the response.',
      ].join(' '),
      outcomes,
    ),
  ).toMatchFileSnapshot('../../docs/fault-matrix/reads.md');
});
