import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { nodeFault } = createRequire(import.meta.url)('./require-node.cjs') as {
  nodeFault: (version: string) => string;
};

test.each(['v24.0.0', 'v26.10.0', process.version])('Node %s will do', (version) => {
  expect(nodeFault(version)).toBe('');
});

test.each(['v18.20.4', 'v20.20.2', 'v22.21.0', 'v23.11.1'])(
  'Node %s is told which one is needed',
  (version) => {
    expect(nodeFault(version)).toMatch(
      new RegExp(`^This needs Node 24 or newer, and here it is ${version}: [^.]+`),
    );
  },
);

test('start and test look at the Node first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const name of ['start', 'test'])
    expect(scripts[name]).toBe(`node tools/require-node.cjs && node tools/${name}.ts`);
});
