import type { StoredValue } from '@selfservice/api/core/stored-value';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { ScopeIdentity, SessionScope } from '@selfservice/api/session/session-scope';
import type { Drafts } from '@selfservice/api/core/drafts';
import * as v from 'valibot';

/** The drafts of all users of this tab. */
export const draftsSchema = v.array(v.object({ owner: v.string(), key: v.string(), text: v.string() }));

/** A draft text of one owner, under the key of its dialog. */
type Draft = v.InferOutput<typeof draftsSchema>[number];

/** A user, whichever person is selected. */
export type DraftUser = Pick<ScopeIdentity, 'tenant' | 'userRef'>;

/** The scope that drafts belong to. */
export type DraftScope = Pick<SessionScope, 'identity' | 'hasLoggedOut'>;

/** Returns whether a user has any draft, whichever person was selected. */
export function hasDrafts(stored: Pick<StoredValue<Draft[]>, 'read'>, user: DraftUser): boolean {
  return (stored.read() ?? []).some(({ owner }) => isOfUser(owner, user));
}

/** Whether the key of an identity, see `scopeKey`, is that of a user, whichever person is selected. */
export function isOfUser(owner: string, { tenant, userRef }: DraftUser): boolean {
  // It begins with the tenant and the user.
  return owner.startsWith(`${JSON.stringify([tenant, userRef]).slice(0, -1)},`);
}

/**
 * Returns the drafts of one identity. After the user has logged out explicitly, nothing that a screen or a late response writes
 * is stored.
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
    if (!scope.hasLoggedOut()) stored.write(drafts);
  };
  return {
    read: (key) => all().find(isAt(key))?.text ?? null,
    write: (key, text) => write([...without(key), { owner: ownKey, key, text }]),
    remove: (key) => write(without(key)),
  };
}
