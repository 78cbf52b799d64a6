import * as v from 'valibot';
import type { StoredValue } from '../core/stored-value.ts';
import type { KeptPass, KeptPassEvent } from './kept-pass.ts';
import { keptPassSchema, withEvent } from './kept-pass.ts';

/** Where the text of the kept passes of everybody who uses the device is. */
export interface KeptText extends StoredValue<string> {
  /** Calls back when another tab has changed it. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The kept passes of everybody who uses the device. */
export interface KeptPassStore {
  read(): readonly KeptPass[];
  change(event: KeptPassEvent): void;
  /** Calls back when another tab has changed them. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Keeps passes as text. They are read anew for each change: another tab may have been faster. */
export function createKeptPassStore(text: KeptText): KeptPassStore {
  const read = () => parse(text.read() ?? '[]');
  return {
    read,
    change(event) {
      const next = withEvent(read(), event);
      if (next.length > 0) text.write(JSON.stringify(next));
      else text.remove();
    },
    subscribe: text.subscribe,
  };
}

/** Keeps passes for as long as the sign-in: where nothing may be kept on the device. */
export function createPassingStore(): KeptPassStore {
  let all: readonly KeptPass[] = [];
  return {
    read: () => all,
    change(event) {
      all = withEvent(all, event);
    },
    subscribe: () => () => {},
  };
}

/** One that does not parse takes no other with it. */
function parse(text: string): KeptPass[] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.flatMap((one) => {
      const result = v.safeParse(keptPassSchema, one);
      return result.success ? [result.output] : [];
    });
  } catch {
    return [];
  }
}
