import type { Clock } from '../core/clock.ts';
import type { KeptPassStore } from './kept-pass-store.ts';
import type { KeptPass, KeptPassEvent, Claim } from './kept-pass.ts';

/** A change of one kept pass. */
type ChangeOfOne = Exclude<KeptPassEvent, { kind: 'tidied' }>;

/** Access of a page to the kept passes. */
export interface KeptChanges {
  /** Returns the kept passes of the sign-in, in the order of their presses. */
  own(): readonly KeptPass[];
  find(key: string): KeptPass | undefined;
  /** Changes a kept pass. */
  change(event: ChangeOfOne): void;
  /** Removes old positions, and repairs entries after the clock was set back. */
  tidy(): void;
  /** Claims a pass for this page. Returns whether the claim succeeded: of two tabs the last writer wins. */
  claim(kept: KeptPass): Promise<boolean>;
  /** Creates a claim of this page that begins now. */
  newClaim(key: string): Claim;
  /** The keys of the passes that this page acts on. */
  readonly busy: Set<string>;
}

/** The context of the kept passes. */
export interface KeptChangesOptions {
  clock: Clock;
  /** The identity of the sign-in. */
  owner: string;
  /** Identifies this page. */
  page: string;
  store: KeptPassStore;
}

/** Pause in milliseconds after which every tab sees the changes of other tabs. */
const tabPauseMs = 300;

/**
 * Pauses after which a missing pass is stored again. The first differs from that of other changes: otherwise two tabs that
 * write again at the same time would overwrite each other once more. Later the pass may be missing because the user has
 * discarded it in another tab.
 */
const pressPausesMs = [tabPauseMs / 2, tabPauseMs];

/** Creates the kept passes of a page; `onChange` is called after each change. */
export function createKeptChanges(options: KeptChangesOptions, onChange: () => void): KeptChanges {
  const { clock, owner, page, store } = options;
  const busy = new Set<string>();
  const claims = new Map<string, Claim>();
  const settled = new Set<string>();
  const find = (key: string) => store.read().find((kept) => kept.key === key);

  function newClaim(key: string): Claim {
    const claim = { page, atMs: clock.epochMs() };
    claims.set(key, claim);
    return claim;
  }

  function write(event: KeptPassEvent): void {
    store.change(event);
    onChange();
  }

  /** Returns whether a recent change has not been followed by another one of this page. */
  function isStillTrue(event: ChangeOfOne, key: string): boolean {
    if (event.kind === 'pressed') return !settled.has(key);
    if (event.kind === 'attempted')
      return busy.has(key) && claims.get(key) === event.claim && find(key)?.claim?.page === page;
    return !busy.has(key);
  }

  return {
    own: () => store.read().filter((kept) => kept.owner === owner),
    find,
    busy,
    newClaim,
    tidy: () => write({ kind: 'tidied', nowMs: clock.epochMs() }),
    change(event) {
      const key = event.kind === 'pressed' ? event.kept.key : event.key;
      if (event.kind === 'settled') settled.add(key);
      write(event);
      // Another tab that changes an entry at the same time overwrites this change, so it is written again.
      for (const pauseMs of event.kind === 'pressed' ? pressPausesMs : [tabPauseMs])
        clock.after(pauseMs, () => {
          if (isStillTrue(event, key)) write(event);
        });
    },
    async claim({ key, attempt }) {
      write({ kind: 'claimed', key, claim: newClaim(key) });
      await new Promise<void>((resolve) => clock.after(tabPauseMs, resolve));
      const now = find(key);
      return now?.claim?.page === page && now.attempt?.atMs === attempt?.atMs;
    },
  };
}
