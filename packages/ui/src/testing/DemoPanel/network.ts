import type { DemoNetwork } from './demo.types.ts';

/** The offered delays of a response in milliseconds. */
export const latencies = [0, 300, 2000, 8000] as const;

/** The offered kinds of failures. */
export const failureKinds = [
  '500',
  '401',
  '403',
  '404',
  '409',
  'network',
  'timeout',
  'slow',
  'malformed',
  'missingField',
  'portal',
] as const;

/** The offered choices of failing calls. */
export const failureModes = ['none', 'offline', 'every', 'call'] as const;

/** A choice of failing calls; `other` for one that only an address can set. */
export type FailureMode = (typeof failureModes)[number] | 'other';

/** The first call that fails if the user chooses a single one. */
const firstCall = 'getDashboardData';

/** Returns the choice that describes the failing calls of a network. */
export function failureMode({ isOffline, failures }: DemoNetwork): FailureMode {
  const [first, ...others] = failures;
  if (isOffline) return failures.length === 0 ? 'offline' : 'other';
  if (!first) return 'none';
  const isOffered =
    others.length === 0 &&
    failureKinds.some((kind) => kind === first.kind) &&
    Object.keys(first).every((field) => ['call', 'kind', 'occasion'].includes(field)) &&
    ['always', 'once'].includes(String(first.occasion ?? 'always'));
  if (!isOffered) return 'other';
  return first.call === 'every' ? 'every' : 'call';
}

/** Returns a network whose calls fail in another way. */
export function withFailureMode({ latencyMs }: DemoNetwork, mode: FailureMode): DemoNetwork {
  const call = { every: 'every', call: firstCall, none: null, offline: null, other: null }[mode];
  return {
    latencyMs,
    isOffline: mode === 'offline',
    failures: call === null ? [] : [{ call, kind: '500' }],
  };
}
