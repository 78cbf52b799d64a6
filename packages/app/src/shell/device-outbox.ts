import type { EntryStore } from '@selfservice/api/core/outbox/entry-store';
import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import * as v from 'valibot';
import type { DraftUser } from './drafts.ts';
import { hasDrafts, isOfUser } from './drafts.ts';
import { ownName } from './own-name.ts';
import type { StoredValues } from './stored-values.ts';
import { openTabChannel } from './tab-channel.ts';

/** The writes of all users of the device whose outcome is not known yet. */
export interface DeviceOutbox extends EntryStore {
  /** Whether the device may keep other writes than passes of a user, known without opening the database. */
  mayHave(user: DraftUser): boolean;
  /** Returns the number of decisions of a user that were sent and are not known to be done. */
  countDecisions(user: DraftUser, nowMs: number): Promise<number>;
}

const ownedSchema = v.object({ owner: v.string() });

const decisionSchema = v.object({
  ...ownedSchema.entries,
  queue: v.string(),
  attempt: v.nullable(v.object({ atMs: v.number() })),
});

/**
 * Creates the outbox of the deployment on this device. Its code is loaded at its first use.
 *
 * @param folder the base path of the application
 * @param onNotKept called once if the browser refuses to keep a write, so that it is lost with the page. The terminal reports that
 * of its passes itself
 */
export function createDeviceOutbox(
  stored: StoredValues,
  folder: string,
  onNotKept: () => void = () => {},
): DeviceOutbox {
  const name = ownName('outbox', folder);
  const channel = openTabChannel(name);
  const { outboxOwners } = stored;
  let store: EntryStore | null = null;
  let loading: Promise<EntryStore> | null = null;
  let isReported = false;
  let changes = 0;

  function open(): Promise<EntryStore> {
    loading ??= import('./open-outbox.ts').then(
      ({ openOutbox }) => (store = openOutbox(name, channel, stored)),
      () => (store = createPassingStore()),
    );
    return loading;
  }

  async function all(): Promise<readonly unknown[]> {
    const opened = await open();
    const before = changes;
    const entries = await opened.all();
    if (changes !== before) return entries;
    const owners = new Set(entries.flatMap((entry) => ownerOf(entry) ?? []));
    if (owners.size > 0) outboxOwners.write([...owners]);
    else outboxOwners.remove();
    return entries;
  }

  return {
    all,
    async change(key, change) {
      let owner: string | null = null;
      let isRemoved = false;
      const opened = await open();
      await opened.change(key, (before) => {
        changes += 1;
        const next = change(before);
        owner = ownerOf(next);
        isRemoved = next === undefined && ownerOf(before) !== null;
        const owners = outboxOwners.read() ?? [];
        if (owner !== null && !owners.includes(owner)) outboxOwners.write([...owners, owner]);
        return next;
      });
      if (isRemoved) await all();
      if (owner === null || opened.isLasting() || isReported) return;
      isReported = true;
      onNotKept();
    },
    isLasting: () => store?.isLasting() ?? true,
    subscribe: channel.subscribe,
    mayHave: (user) =>
      hasDrafts(stored.decisions, user) || (outboxOwners.read() ?? []).some((owner) => isOfUser(owner, user)),
    async countDecisions(user, nowMs) {
      if (!this.mayHave(user)) return 0;
      return (await all()).filter((entry) => {
        const { success, output } = v.safeParse(decisionSchema, entry);
        // Those that can still be undone are sent by the logout.
        return success && isOfUser(output.owner, user) && (output.attempt?.atMs ?? 0) <= nowMs;
      }).length;
    },
  };
}

const passSchema = v.object({ pass: v.unknown() });

/** Returns the identity that has made a write; null for a pass, which any user of the terminal sends, and for none. */
function ownerOf(entry: unknown): string | null {
  const { success, output } = v.safeParse(ownedSchema, entry);
  return success && !v.is(passSchema, entry) ? output.owner : null;
}
