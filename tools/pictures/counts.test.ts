import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsOf } from './counts.ts';

type Case = Parameters<typeof countsOf>[0][number];

const one = (state: 'passed' | 'failed' | 'skipped' | 'pending', message?: string) =>
  ({
    result: () => ({ state, ...(message && { errors: [{ message }] }) }),
    fullName: 'Empty',
    module: { moduleId: resolve('packages/ui/src/List.stories.tsx') },
  }) as Case;

describe('countsOf', () => {
  it('counts passed and failed tests, and unfinished tests as failed', () => {
    expect(
      countsOf([
        one('passed'),
        one('passed'),
        one('failed', '\nClick to debug the error directly in Storybook: …\n\nNo\nway'),
        one('skipped'),
        one('pending'),
      ]),
    ).toEqual({
      passed: 2,
      failed: 2,
      failures: ['packages/ui/src/List.stories.tsx > Empty: No', 'packages/ui/src/List.stories.tsx > Empty'],
    });
  });
});
