import { leave } from './leave.ts';
import type { SessionCore } from './session-core.ts';

/** A ticket for a duplicated tab, for the person spoken for here; null where there is none. */
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

/** A page that comes back from the browser's history has given its claim away: a copy of the tab may hold it now. */
export async function claimAgain(core: SessionCore): Promise<void> {
  const { current } = core.known();
  if (!current || (await core.options.browser.tab.claim())) return;
  if (core.known().current?.scope !== current.scope) return;
  leave(core, { end: 'refused', problem: { code: 'tabCopied' } });
}
