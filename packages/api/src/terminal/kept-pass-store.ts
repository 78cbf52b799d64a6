import * as v from 'valibot';
import type { StoredValue } from '../core/stored-value.ts';
import type { KeptPass, KeptPassEvent } from './kept-pass.ts';
import { keptPassSchema, withEvent } from './kept-pass.ts';

/** The text with the kept passes of all users of the device. */
export interface KeptText extends StoredValue<string> {
  /** Whether the device has stored the last text; false: it lives only as long as the page. */
  isStored(): boolean;
  /** Calls back when another tab has changed it. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The kept passes of all users of the device. */
export interface KeptPassStore {
  read(): readonly KeptPass[];
  change(event: KeptPassEvent): void;
  /** Whether the passes outlive the page. */
  isLasting(): boolean;
  /** Calls back when another tab has changed them. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Stores passes as text. The text is read before each change, since another tab may have changed it. */
export function createKeptPassStore(text: KeptText): KeptPassStore {
  return {
    read: () => parse(text.read()),
    change(event) {
      const before = text.read();
      const all = withEvent(parse(before), event);
      const next = all.length > 0 ? JSON.stringify(all) : null;
      if (next === before) return;
      if (next === null) text.remove();
      else text.write(next);
    },
    isLasting: text.isStored,
    subscribe: text.subscribe,
  };
}

/** Holds passes in memory, for as long as the sign-in. */
export function createPassingStore(): KeptPassStore {
  let all: readonly KeptPass[] = [];
  return {
    read: () => all,
    change(event) {
      all = withEvent(all, event);
    },
    isLasting: () => false,
    subscribe: () => () => {},
  };
}

/** Leaves out entries that do not parse. */
function parse(text: string | null): KeptPass[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((one) => {
      const result = v.safeParse(keptPassSchema, one);
      return result.success ? [result.output] : [];
    });
  } catch {
    return [];
  }
}
