import type { Clock } from '../core/clock.ts';
import type { KeptPassStore } from './kept-pass-store.ts';
import type { KeptPass, KeptPassEvent, Turn } from './kept-pass.ts';

/** What happens to one kept pass. */
type ChangeOfOne = Exclude<KeptPassEvent, { kind: 'tidied' }>;

/** The kept passes as one page reads and changes them. */
export interface KeptChanges {
  /** The kept passes of the sign-in, in the order of their presses. */
  own(): readonly KeptPass[];
  find(key: string): KeptPass | undefined;
  /** Changes a kept pass. */
  change(event: ChangeOfOne): void;
  /** Deletes what is too old, and repairs what a clock that was set back has left. */
  tidy(): void;
  /** Claims a pass for this page. Returns whether it has got it: of two tabs the last one to write gets it. */
  claim(kept: KeptPass): Promise<boolean>;
  /** Begins a turn of this page. */
  newTurn(key: string): Turn;
  /** The keys of the passes that this page acts on. */
  readonly busy: Set<string>;
}

/** The surroundings of the kept passes. */
export interface KeptChangesOptions {
  clock: Clock;
  /** The identity of the sign-in. */
  owner: string;
  /** Tells this page from all others. */
  page: string;
  store: KeptPassStore;
}

/** After this pause, in milliseconds, every tab sees a change of another one. */
const tabPauseMs = 300;

/** Creates the kept passes of a page; `onChange` is called after each change. */
export function createKeptChanges(options: KeptChangesOptions, onChange: () => void): KeptChanges {
  const { clock, owner, page, store } = options;
  const busy = new Set<string>();
  const turns = new Map<string, Turn>();
  const settled = new Set<string>();
  const find = (key: string) => store.read().find((kept) => kept.key === key);

  function newTurn(key: string): Turn {
    const turn = { page, atMs: clock.epochMs() };
    turns.set(key, turn);
    return turn;
  }

  function write(event: KeptPassEvent): void {
    store.change(event);
    onChange();
  }

  /** Whether a change of a moment ago has not been followed by another one of this page. */
  function isStillTrue(event: ChangeOfOne, key: string): boolean {
    if (event.kind === 'pressed') return !settled.has(key);
    if (event.kind === 'attempted')
      return busy.has(key) && turns.get(key) === event.turn && find(key)?.claim?.page === page;
    return !busy.has(key);
  }

  return {
    own: () => store.read().filter((kept) => kept.owner === owner),
    find,
    busy,
    newTurn,
    tidy: () => write({ kind: 'tidied', nowMs: clock.epochMs() }),
    change(event) {
      const key = event.kind === 'pressed' ? event.kept.key : event.key;
      if (event.kind === 'settled') settled.add(key);
      write(event);
      // Another tab that changes an entry in the same moment overwrites this change, which is then made again.
      clock.after(tabPauseMs, () => {
        if (isStillTrue(event, key)) write(event);
      });
    },
    async claim({ key, attempt }) {
      write({ kind: 'claimed', key, turn: newTurn(key) });
      await new Promise<void>((resolve) => clock.after(tabPauseMs, resolve));
      const now = find(key);
      return now?.claim?.page === page && now.attempt?.atMs === attempt?.atMs;
    },
  };
}
