import type { LastPass } from './last-passes.ts';
import type { Pass } from './pass.ts';

/**
 * Returns whether a pass is among the recorded passes, by its time and type. The server identifies types only by
 * their names, in the language of the caller.
 *
 * @param currentName name of the type in the language of `recorded`; null if it is no longer offered
 */
export function isRecorded(pass: Pass, recorded: readonly LastPass[], currentName: string | null): boolean {
  const names = new Set([pass.typeName, currentName ?? pass.typeName].map(plain));
  return recorded.some(({ at, typeName }) => at === pass.at && names.has(plain(typeName)));
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
