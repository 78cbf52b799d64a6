import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName } from './core/calls.ts';
import type { SentCall } from './send-call.fixtures.ts';

/** A sample call with the alternative groups of actions that allow it. */
export interface SampleCall extends SentCall {
  ways: readonly (readonly string[])[] | 'everyone';
}

/** The samples of the endpoints that require a token, by name. */
export type SampleCalls = Partial<Record<CallName, readonly SampleCall[]>>;

/** Loads the samples of all areas. */
export async function allSamples(): Promise<SampleCalls> {
  const files = globSync('*/*.samples.fixtures.ts', { cwd: import.meta.dirname }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<{ default: SampleCalls }>),
  );
  return Object.assign({}, ...modules.map((module) => module.default)) as SampleCalls;
}
