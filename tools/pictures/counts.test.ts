import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsOf } from './counts.ts';
import { notTried } from './not-tried.ts';

type Case = Parameters<typeof countsOf>[0][number];

const one = (state: 'passed' | 'failed' | 'skipped' | 'pending', message?: string, id = 'one') =>
  ({
    id,
    result: () => ({ state, note: message, ...(message && { errors: [{ message }] }) }),
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
      skipped: 1,
      failures: ['packages/ui/src/List.stories.tsx > Empty: No', 'packages/ui/src/List.stories.tsx > Empty'],
      notes: ['skipped: Empty'],
    });
  });

  it('does not count the stories of the other width', () => {
    expect(countsOf([one('skipped', notTried)])).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  });

  it('adds the result of a second run to a failure', () => {
    expect(countsOf([one('failed', 'No', 'a')], new Map([['a', 'failed again alone']])).failures).toEqual([
      'packages/ui/src/List.stories.tsx > Empty: No (failed again alone)',
    ]);
  });
});
