import type { EntryStore } from '@selfservice/api/core/outbox/entry-store';
import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import * as v from 'valibot';
import type { DraftUser } from './drafts.ts';
import { hasDrafts, isOfUser } from './drafts.ts';
import { ownName } from './own-name.ts';
import type { StoredValues } from './stored-values.ts';
import { openTabChannel } from './tab-channel.ts';

/** The writes of all users of the device whose outcome is not known yet: decisions and passes. */
export interface DeviceOutbox extends EntryStore {
  /** Whether the device may keep decisions of a user, known without opening the database. */
  mayHave(user: DraftUser): boolean;
  /** Returns the number of decisions of a user that were sent and are not known to be done. */
  countDecisions(user: DraftUser, nowMs: number): Promise<number>;
}

const decisionSchema = v.object({
  owner: v.string(),
  queue: v.string(),
  attempt: v.nullable(v.object({ atMs: v.number() })),
});

/**
 * Creates the outbox of the deployment on this device. Its code is loaded at its first use.
 *
 * @param folder the base path of the application
 */
export function createDeviceOutbox(stored: StoredValues, folder: string): DeviceOutbox {
  const name = ownName('outbox', folder);
  const channel = openTabChannel(name);
  const { outboxOwners } = stored;
  let store: EntryStore | null = null;
  let loading: Promise<EntryStore> | null = null;

  function open(): Promise<EntryStore> {
    loading ??= import('./open-outbox.ts').then(
      ({ openOutbox }) => (store = openOutbox(name, channel, stored)),
      () => (store = createPassingStore()),
    );
    return loading;
  }

  async function all(): Promise<readonly unknown[]> {
    const entries = await (await open()).all();
    const owners = new Set(entries.flatMap((entry) => ownerOf(entry) ?? []));
    if (owners.size > 0) outboxOwners.write([...owners]);
    else outboxOwners.remove();
    return entries;
  }

  return {
    all,
    async change(key, change) {
      await (
        await open()
      ).change(key, (before) => {
        const next = change(before);
        const owner = ownerOf(next);
        const owners = outboxOwners.read() ?? [];
        if (owner !== null && !owners.includes(owner)) outboxOwners.write([...owners, owner]);
        return next;
      });
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

/** Returns the identity that has made a decision; null for a pass and for none. */
function ownerOf(entry: unknown): string | null {
  const { success, output } = v.safeParse(decisionSchema, entry);
  return success ? output.owner : null;
}
