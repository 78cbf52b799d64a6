import { describe, expect, test } from 'vitest';
import { affectedBy } from './affected.ts';

const specs = ['requests.spec.ts', 'presence.spec.ts', 'start-up.spec.ts'];
const affected = (...files: string[]) => affectedBy(files, specs, ['requests', 'presence', 'session']);

describe('everything runs', () => {
  test.each([
    'pnpm-lock.yaml',
    'packages/ui/package.json',
    '.storybook/preview.tsx',
    'packages/ui/src/tokens/theme.ts',
    'vitest.config.ts',
    'tools/pictures/run.ts',
  ])('if %s changed', (file) => {
    expect(affected('README.md', file).everything).toBe(file);
  });

  test('not if only a screen changed', () => {
    expect(affected('packages/ui/src/requests/MyRequestsScreen/MyRequestsScreen.tsx').everything).toBeNull();
  });
});

describe('journeys', () => {
  test('of a changed area run', () => {
    expect(affected('packages/api/src/requests/requests.ts').journeys).toEqual(['requests.spec.ts']);
  });
  test('of all areas run if the shell, the core or a pattern changed', () => {
    for (const file of ['app/src/shell/Root.tsx', 'api/src/core/clock.ts', 'ui/src/patterns/List/List.tsx'])
      expect(affected(`packages/${file}`).journeys).toHaveLength(3);
  });
  test('that changed themselves run', () => {
    expect(affected('packages/app/e2e/start-up.spec.ts').journeys).toEqual(['start-up.spec.ts']);
  });
  test('do not run for tests, stories and documents', () => {
    expect(affected('docs/design.md', 'packages/ui/src/requests/A.stories.tsx').journeys).toEqual([]);
  });
});

test('documents affect no modules', () => {
  expect(affected('docs/design.md').hasModules).toBe(false);
  expect(affected('packages/api/src/requests/requests.ts').hasModules).toBe(true);
});
