import { leave } from './leave.ts';
import type { SessionCore } from './session-core.ts';

/** Fetches a ticket of the selected person for a duplicated tab; null for none. */
export async function ticketForCopy(core: SessionCore): Promise<string | null> {
  const { shown, current } = core.known();
  if (!current || shown.phase !== 'signedIn' || !shown.selected) return null;
  const { account, scope } = current;
  try {
    return (await account.tokens.ticketFor(scope.transport, shown.selected)) || null;
  } catch {
    return null;
  }
}

/** Claims the sign-in of a page restored from the browser's history. A copy of the tab may hold the claim now. */
export async function claimAgain(core: SessionCore): Promise<void> {
  const { current } = core.known();
  if (!current || (await core.options.browser.tab.claim())) return;
  if (core.known().current?.scope !== current.scope) return;
  leave(core, { end: 'refused', problem: { code: 'tabCopied' } });
}
