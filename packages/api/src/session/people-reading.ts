import type { SessionCore } from './session-core.ts';
import { toSelectablePeople } from './session-mapping.ts';
import { getUserList } from './session.wire.ts';

/** A person list older than this is fetched again when the user returns to the page, in milliseconds. */
const staleMs = 5 * 60_000;

/** Fetches the person list again while a user is signed in, because substitutions begin and end. */
export interface PeopleReading {
  read(): void;
  /** Fetches the list if it is older than five minutes. */
  readIfStale(): void;
}

/** Keeps the person list of a session up to date. A failed call leaves the list unchanged. */
export function createPeopleReading(core: SessionCore): PeopleReading {
  const { clock } = core.options;
  let readAt = clock.epochMs();

  async function read(): Promise<void> {
    const { current, shown } = core.known();
    if (!current || shown.phase !== 'signedIn') return;
    readAt = clock.epochMs();
    const { transport, signal } = current.scope;
    const answer = await transport.call(getUserList, {}, { signal }).catch(() => null);
    const now = core.known().current;
    if (!answer || now?.scope !== current.scope) return;
    const people = toSelectablePeople(answer);
    if (JSON.stringify(people) !== JSON.stringify(now.people)) core.dispatch({ type: 'peopleRead', people });
  }

  return {
    read: () => void read(),
    readIfStale() {
      // While the server cannot be reached, the next renewal fetches the list.
      const isUnreachable = core.signedInState()?.isUnreachable ?? false;
      if (!isUnreachable && clock.epochMs() - readAt >= staleMs) void read();
    },
  };
}
