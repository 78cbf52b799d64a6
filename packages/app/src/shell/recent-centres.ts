import type { Centre } from '@selfservice/api/centres/centres';
import type { StoredValue } from '@selfservice/api/core/stored-value';

/**
 * The centres that a person has chosen last, out of those that the device remembers by person. What is not a list of centres
 * is none.
 */
export function recentCentresOf(
  stored: StoredValue<Record<string, unknown>>,
  personRef: string,
): StoredValue<readonly Centre[]> {
  const all = () => stored.read() ?? {};
  return {
    read() {
      const kept = all()[personRef];
      return Array.isArray(kept) && kept.every(isCentre) ? kept : null;
    },
    write: (centres) => stored.write({ ...all(), [personRef]: centres }),
    remove: () => stored.write({ ...all(), [personRef]: [] }),
  };
}

function isCentre(value: unknown): value is Centre {
  const { id, name } = Object(value) as Partial<Centre>;
  return Number.isInteger(id) && typeof name === 'string';
}
