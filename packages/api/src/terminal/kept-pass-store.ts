import * as v from 'valibot';
import type { StoredValue } from '../core/stored-value.ts';
import type { KeptPass, KeptPassEvent } from './kept-pass.ts';
import { keptPassSchema, withEvent } from './kept-pass.ts';

/** The text with the kept passes of all users of the device. */
export interface KeptText extends StoredValue<string> {
  /** Whether the device has stored the last text; otherwise it is lost with the page. */
  isStored(): boolean;
  /** Calls the listener when another tab has changed the text. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The kept passes of all users of the device. */
export interface KeptPassStore {
  read(): readonly KeptPass[];
  change(event: KeptPassEvent): void;
  /** Whether stored passes survive closing the page. */
  isPersistent(): boolean;
  /** Calls the listener when another tab has changed the passes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a store that writes passes as text. The text is read before each change because another tab may have
 * changed it.
 */
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
    isPersistent: text.isStored,
    subscribe: text.subscribe,
  };
}

/** Creates a store that keeps passes in memory until the sign-in ends. */
export function createPassingStore(): KeptPassStore {
  let all: readonly KeptPass[] = [];
  return {
    read: () => all,
    change(event) {
      all = withEvent(all, event);
    },
    isPersistent: () => false,
    subscribe: () => () => {},
  };
}

/** Parses the entries and leaves out those that do not parse. */
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
