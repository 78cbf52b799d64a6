import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { nodeFault } = createRequire(import.meta.url)('./require-node.cjs') as {
  nodeFault: (version: string) => string;
};

test.each(['v24.0.0', 'v26.10.0', process.version])('nodeFault accepts Node %s', (version) => {
  expect(nodeFault(version)).toBe('');
});

test.each(['v18.20.4', 'v20.20.2', 'v22.21.0', 'v23.11.1'])(
  'nodeFault returns an error for Node %s',
  (version) => {
    expect(nodeFault(version)).toMatch(new RegExp(`^This needs Node 24 or newer; this is ${version}: [^.]+`));
  },
);

test('the scripts start and test check the version of Node first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const name of ['start', 'test'])
    expect(scripts[name]).toBe(`node tools/require-node.cjs && node tools/${name}.ts`);
});
