import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Endpoint } from '../core/endpoint.ts';
import type { ShapeDrift } from '../core/shape-drifts.ts';
import { shapeDrifts } from '../core/shape-drifts.ts';

/** Maximum number of listed drifts. Later ones are dropped. */
export const driftListLimit = 200;

/** A successful response as it was received. */
export interface ReceivedAnswer {
  endpoint: Endpoint;
  value: unknown;
}

/** A field of a call whose responses deviate from the contract. It contains no value of a response. */
export interface ListedDrift extends ShapeDrift {
  /** Method and path, for example `GET /breeze/IpoData/GetOvertime`. */
  call: string;
  /** Number of responses with this drift. */
  count: number;
}

/** The debug list of responses that deviate from the contract, by call and field. */
export interface DriftList {
  state: ReadonlySignal<readonly ListedDrift[]>;
  /** Compares a response with the contract and adds what deviates. A drift that is already listed is only counted. */
  add(answer: ReceivedAnswer): void;
  clear(): void;
}

/** Creates an empty list. */
export function createDriftList(): DriftList {
  const state = signal<readonly ListedDrift[]>([]);

  function add({ endpoint, value }: ReceivedAnswer): void {
    const drifts = shapeDrifts(endpoint.answer, value);
    if (drifts.length === 0) return;
    const call = `${endpoint.method} ${endpoint.path}`;
    const found = new Map(drifts.map((drift) => [keyOf({ ...drift, call }), { ...drift, call, count: 1 }]));
    const known = new Set(state.value.map(keyOf));
    const counted = state.value.map((one) =>
      found.has(keyOf(one)) ? { ...one, count: one.count + 1 } : one,
    );
    const added = [...found].filter(([key]) => !known.has(key)).map(([, drift]) => drift);
    state.value = [...counted, ...added].slice(0, driftListLimit);
  }

  return { state, add, clear: () => void (state.value = []) };
}

/** Returns what identifies a drift: its call, field and types. */
function keyOf({ call, kind, path, found }: ShapeDrift & { call: string }): string {
  return [call, kind, path, found].join(' ');
}
