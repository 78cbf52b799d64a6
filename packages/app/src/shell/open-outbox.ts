import type { EntryStore } from '@selfservice/api/core/outbox/entry-store';
import { createEntryStore } from './entry-store.ts';
import type { StoredValues } from './stored-values.ts';
import type { TabChannel } from './tab-channel.ts';

/**
 * Opens the outbox, and first moves what versions up to 2.43 have kept in texts. Nothing is lost if the page ends meanwhile.
 *
 * @param name the name of the database
 */
export function openOutbox(
  name: string,
  channel: TabChannel,
  { decisions, terminal }: Pick<StoredValues, 'decisions' | 'terminal'>,
): EntryStore {
  const store = createEntryStore(name, channel);

  async function move(): Promise<void> {
    const [texts, passes] = [decisions.read(), terminal.queue.read()];
    if (texts === null && passes === null) return;
    const [{ toKeptDecisions }, { toKeptPasses }] = await Promise.all([
      import('@selfservice/api/core/decisions/earlier-decisions'),
      import('@selfservice/api/terminal/earlier-passes'),
    ]);
    const earlier = [
      ...(texts ?? []).flatMap(({ owner, key, text }) => toKeptDecisions(owner, key, text)),
      ...toKeptPasses(passes ?? '[]'),
    ];
    for (const entry of earlier) await store.change(entry.key, (before) => before ?? entry);
    if (!store.isLasting()) return;
    decisions.remove();
    terminal.queue.remove();
  }

  // Without its code the texts stay for the next page.
  const moved = move().catch(() => {});
  return {
    ...store,
    async all() {
      await moved;
      return store.all();
    },
  };
}
