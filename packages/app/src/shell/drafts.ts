import type { StoredValue } from '@selfservice/api/core/stored-value';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { ScopeIdentity, SessionScope } from '@selfservice/api/session/session-scope';
import type { Drafts } from '@selfservice/ui/environment/Environment';
import * as v from 'valibot';

/** What everybody who uses this tab is typing. */
export const draftsSchema = v.array(v.object({ owner: v.string(), key: v.string(), text: v.string() }));

/** One text that somebody is typing, under a key of its dialog. */
type Draft = v.InferOutput<typeof draftsSchema>[number];

/** A user, whomever they speak for. */
export type DraftUser = Pick<ScopeIdentity, 'customerCode' | 'userRef'>;

/** The scope that drafts belong to. */
export type DraftScope = Pick<SessionScope, 'identity' | 'isForgotten'>;

/** Whether anything is kept that a user has typed, whomever they spoke for. */
export function hasDrafts(
  stored: Pick<StoredValue<Draft[]>, 'read'>,
  { customerCode, userRef }: DraftUser,
): boolean {
  // The key of an identity begins with the customer and the user.
  const beginning = `${JSON.stringify([customerCode, userRef]).slice(0, -1)},`;
  return (stored.read() ?? []).some(({ owner }) => owner.startsWith(beginning));
}

/**
 * The drafts of one identity, among all that this tab keeps. After the user has logged out by hand, what a screen or a
 * late response still writes is not kept.
 */
export function draftsOf(stored: Pick<StoredValue<Draft[]>, 'read' | 'write'>, scope: DraftScope): Drafts {
  const ownKey = scopeKey(scope.identity);
  const all = () => stored.read() ?? [];
  const isAt = (key: string) => (draft: Draft) => draft.owner === ownKey && draft.key === key;
  const without = (key: string) => {
    const isOld = isAt(key);
    return all().filter((draft) => !isOld(draft));
  };
  const write = (drafts: Draft[]) => {
    if (!scope.isForgotten()) stored.write(drafts);
  };
  return {
    read: (key) => all().find(isAt(key))?.text ?? null,
    write: (key, text) => write([...without(key), { owner: ownKey, key, text }]),
    remove: (key) => write(without(key)),
  };
}
