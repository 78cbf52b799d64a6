import type { SessionCore } from './session-core.ts';
import { toSelectablePeople } from './session-mapping.ts';
import { getUserList } from './session.wire.ts';

/** A person list older than this is read again when the page is looked at, in milliseconds. */
const staleMs = 5 * 60_000;

/** Reads the person list again while a user is signed in: substitutions begin and end. */
export interface PeopleReading {
  read(): void;
  /** Reads it where it was read some time ago. */
  readIfStale(): void;
}

/** Keeps the person list of a session up to date. A call that fails leaves the list before. */
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
      // Where the server cannot be reached, the renewal reads it when it can be.
      const isUnreachable = core.signedInState()?.isUnreachable ?? false;
      if (!isUnreachable && clock.epochMs() - readAt >= staleMs) void read();
    },
  };
}
