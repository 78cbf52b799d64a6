import type { LastPass } from './last-passes.ts';
import type { Pass } from './pass.ts';

/**
 * Whether a pass is among those that the server has recorded: at the same moment and of the same kind. The server names
 * kinds by words only, in the language of the one who asks.
 *
 * @param currentName what the kind of pass is called in the language of `recorded`; null where it is not offered any more
 */
export function isRecorded(pass: Pass, recorded: readonly LastPass[], currentName: string | null): boolean {
  const names = new Set([pass.typeName, currentName ?? pass.typeName].map(plain));
  return recorded.some(({ at, typeName }) => at === pass.at && names.has(plain(typeName)));
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
