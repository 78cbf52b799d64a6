import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import unitConfig from '../vitest.config.ts';
import { allStories } from './pictures/stories.ts';
import { onlyInAll } from './run.ts';

const root = resolve(import.meta.dirname, '..');
const exclude = [
  '**/node_modules/**',
  '**/dist*/**',
  '**/storybook-static/**',
  '**/templates/**',
  'test-results/**',
];
const filesOf = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude }))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

interface Suite {
  suites?: Suite[];
  specs: { id: string; tags: string[]; file: string; tests: { projectName: string }[] }[];
}

/** A journey, as Playwright lists it. */
interface ListedJourney {
  tags: string[];
  file: string;
  project: string;
}

/** Returns the journeys that Playwright runs in an extent, by their ids. */
async function journeysOf(extent: 'test' | 'all'): Promise<Map<string, ListedJourney>> {
  const config = 'packages/app/e2e/playwright.config.ts';
  const { stdout } = await execa('playwright', ['test', '--config', config, '--list', '--reporter=json'], {
    cwd: root,
    preferLocal: true,
    env: { SELFSERVICE_EXTENT: extent },
  });
  const report = JSON.parse(stdout) as { config: { rootDir: string }; suites: Suite[] };
  const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];
  return new Map(
    report.suites.flatMap(specsOf).map(({ id, tags, file, tests }) => [
      id,
      {
        tags,
        file: relative(root, join(report.config.rootDir, file)).replaceAll('\\', '/'),
        project: tests[0]?.projectName ?? '',
      },
    ]),
  );
}

test('every unit test is in a file that the runner of unit tests reads', () => {
  const read = filesOf(...(unitConfig.test?.include ?? []));
  expect(filesOf('**/*.test.{ts,tsx}', '.storybook/**/*.test.ts')).toEqual([...new Set(read)]);
});

test('every story is in a file that the runner of stories reads', () => {
  const read = new Set(allStories().map(({ file }) => file));
  expect(filesOf('**/*.stories.tsx', '.storybook/**/*.stories.tsx')).toEqual([...read].toSorted());
});

describe('journeys', () => {
  test('of test are those of test:all without the tag, and every spec is in one of them', async () => {
    const inTest = await journeysOf('test');
    const inAll = await journeysOf('all');
    const isRepeated = (project: string) => project.startsWith('nginx at');
    const untagged = [...inAll]
      .filter(([, { tags, project }]) => !tags.includes(onlyInAll) && !isRepeated(project))
      .map(([id]) => id);
    expect([...inTest.keys()].toSorted()).toEqual(untagged.toSorted());
    expect(inAll.size).toBeGreaterThan(inTest.size);
    const files = new Set([...inAll.values()].map(({ file }) => file));
    expect(filesOf('**/*.spec.ts')).toEqual([...files].toSorted());
  }, 120_000);
});

test('the tag is written as its runner reads it', () => {
  const written = /['"`]@?test-?all['"`]/gi;
  const wrong = filesOf('**/*.{test,spec}.{ts,tsx}', '**/*.stories.tsx').flatMap((file) => {
    if (file.startsWith('tools/')) return [];
    const right = file.endsWith('.spec.ts') ? `'@${onlyInAll}'` : `'${onlyInAll}'`;
    const found = readFileSync(join(root, file), 'utf8').match(written) ?? [];
    return found.filter((text) => text !== right).map((text) => `${file}: ${text}`);
  });
  expect(wrong).toEqual([]);
});
