import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { Drafts } from '@selfservice/ui/environment/Environment';
import * as v from 'valibot';

/** What everybody who uses this tab is typing. */
export const draftsSchema = v.array(v.object({ owner: v.string(), key: v.string(), text: v.string() }));

/** One text that somebody is typing, under a key of its dialog. */
type Draft = v.InferOutput<typeof draftsSchema>[number];

/** Who signed in. User names and people are told apart within a customer only. */
export interface DraftSignIn {
  /** Empty where there is only one customer. */
  customerCode: string;
  userName: string;
}

/** Whose drafts: who signed in, and the person spoken for. */
export interface DraftOwner extends DraftSignIn {
  personRef: string;
}

/** The key that an owner's drafts are kept under. */
export function draftOwnerKey({ customerCode, userName, personRef }: DraftOwner): string {
  return JSON.stringify([customerCode, userName, personRef]);
}

/** Whether anything is kept that somebody has typed, whomever they spoke for. */
export function hasDrafts(stored: Pick<StoredValue<Draft[]>, 'read'>, signIn: DraftSignIn): boolean {
  // The key of nobody is the beginning of everybody's.
  const beginning = draftOwnerKey({ ...signIn, personRef: '' }).slice(0, -2);
  return (stored.read() ?? []).some(({ owner }) => owner.startsWith(beginning));
}

/** What one person is typing, among that of all who use this tab. */
export function draftsOf(stored: Pick<StoredValue<Draft[]>, 'read' | 'write'>, owner: DraftOwner): Drafts {
  const ownKey = draftOwnerKey(owner);
  const all = () => stored.read() ?? [];
  const isAt = (key: string) => (draft: Draft) => draft.owner === ownKey && draft.key === key;
  const without = (key: string) => {
    const isOld = isAt(key);
    return all().filter((draft) => !isOld(draft));
  };
  return {
    read: (key) => all().find(isAt(key))?.text ?? null,
    write: (key, text) => stored.write([...without(key), { owner: ownKey, key, text }]),
    remove: (key) => stored.write(without(key)),
  };
}
