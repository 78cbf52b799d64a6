import type { Centre } from '@selfservice/api/centres/centres';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { ScopeIdentity } from '@selfservice/api/session/session-scope';

/** Returns the stored recent centres of one identity. Any value but a list of centres is dropped. */
export function recentCentresOf(
  stored: StoredValue<Record<string, unknown>>,
  identity: ScopeIdentity,
): StoredValue<readonly Centre[]> {
  const key = scopeKey(identity);
  const all = () => stored.read() ?? {};
  return {
    read() {
      const kept = all()[key];
      return Array.isArray(kept) && kept.every(isCentre) ? kept : null;
    },
    write: (centres) => stored.write({ ...all(), [key]: centres }),
    remove: () => stored.write({ ...all(), [key]: [] }),
  };
}

function isCentre(value: unknown): value is Centre {
  const { id, name } = Object(value) as Partial<Centre>;
  return Number.isInteger(id) && typeof name === 'string';
}
