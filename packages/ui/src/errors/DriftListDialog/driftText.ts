import type { ListedDrift } from '@selfservice/api/errors/create-drift-list';

/** Returns the deviations as one text that the user can send to a developer of the backend, one line each. */
export function driftText(drifts: readonly ListedDrift[]): string {
  return drifts
    .map(({ call, path, kind, expected, found, count }) =>
      [
        call,
        path || '(whole answer)',
        kind,
        expected && `expected ${expected}`,
        `found ${found}`,
        `${count}×`,
      ]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
}
