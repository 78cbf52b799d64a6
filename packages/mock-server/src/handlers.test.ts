import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@selfservice/api/core/endpoint';
import { expect, test } from 'vitest';
import { contractHandlers } from './handlers.generated.ts';

const apiSource = join(import.meta.dirname, '../../api/src');

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'answerFormat' in value;
}

async function endpointsOfTheContract(): Promise<Endpoint[]> {
  const files = readdirSync(apiSource, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.wire.ts'),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(apiSource, file))));
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

test('every endpoint of the contract has exactly one handler, and every handler has an endpoint', async () => {
  const endpoints = await endpointsOfTheContract();
  const names = (list: Endpoint[]) => list.map(({ method, path }) => `${method} ${path}`).toSorted();
  expect(endpoints.length).toBeGreaterThan(10);
  expect(names(contractHandlers.map(({ endpoint }) => endpoint))).toEqual(names(endpoints));
  expect(new Set(names(endpoints)).size).toBe(endpoints.length);
});
