import type { StoredValues } from '../shell/stored-values.ts';

/** Removes everything that the product has stored, so that the demo is as on the first visit. */
export function forgetVisitor(stored: StoredValues): void {
  removeAll(stored);
}

function removeAll(values: object): void {
  for (const value of Object.values(values) as unknown[]) {
    if (!(value instanceof Object)) continue;
    if ('remove' in value && typeof value.remove === 'function') value.remove();
    else removeAll(value);
  }
}
