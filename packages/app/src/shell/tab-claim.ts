import type { Clock } from '@selfservice/api/core/clock';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { TabClaim } from '@selfservice/api/session/session';
import * as v from 'valibot';
import type { TabChannel } from './tab-channel.ts';

/** A reloaded page releases its lock within this time, in milliseconds. Another tab does not. */
const lockWaitMs = 1000;
/** How long to wait for a ticket of the original tab, in milliseconds. It needs one call, but may be frozen. */
const ticketWaitMs = 5000;

const questionSchema = v.object({ wantedOf: v.string(), question: v.string() });
const answerSchema = v.object({ question: v.string(), ticket: v.nullable(v.string()) });

/** Options of `createTabClaim`. */
export interface TabClaimOptions {
  clock: Pick<Clock, 'after'>;
  /** The id of the claim, in the session storage of the tab: a duplicated tab has a copy. */
  id: StoredValue<string>;
  /** The locks of the browser; null over plain HTTP and in old browsers. */
  locks: Pick<LockManager, 'request'> | null;
  /** The beginning of the names of the locks. */
  lockName: string;
  /** Connects the tabs of the deployment. */
  channel: TabChannel;
  page: Pick<Window, 'addEventListener'>;
}

/**
 * Distinguishes a duplicated tab from the original: a page holds a lock with the id from its session storage, so that a copy
 * of that storage finds the lock in use. The original gives the copy a ticket for its own token.
 *
 * @requirement session-40
 */
export function createTabClaim({ clock, id, locks, lockName, channel, page }: TabClaimOptions): TabClaim {
  let held: string | null = null;
  let release = () => {};

  /** Resolves with whether the lock is held; with true if locks are missing or refused. */
  function hold(name: string): Promise<boolean> {
    if (!locks || held === name) return Promise.resolve(true);
    return new Promise((resolve) => {
      const giveUp = new AbortController();
      const stop = clock.after(lockWaitMs, () => giveUp.abort());
      const whileHeld = async (): Promise<void> => {
        stop();
        // The claim may have been dropped meanwhile.
        if (id.read() === name) {
          release();
          held = name;
          resolve(true);
          await new Promise<void>((done) => {
            release = done;
          });
        } else resolve(true);
      };
      const { signal } = giveUp;
      locks.request(`${lockName} ${name}`, { signal }, whileHeld).catch(() => {
        stop();
        resolve(!signal.aborted);
      });
    });
  }

  function letGo(): void {
    release();
    release = () => {};
    held = null;
  }

  function begin(): void {
    const name = randomId();
    letGo();
    id.write(name);
    void hold(name);
  }

  // A page in the browser's history does not count as open. It claims again when it is restored.
  page.addEventListener('pagehide', letGo);

  return {
    begin,
    async claim() {
      const name = id.read();
      if (name !== null) return hold(name);
      begin();
      return true;
    },
    drop() {
      letGo();
      id.remove();
    },
    async askForTicket() {
      const wantedOf = id.read();
      return wantedOf === null ? null : askForTicket(channel, clock, wantedOf);
    },
    onTicketRequest: (give) => giveTickets(channel, () => held, give),
  };
}

/** Requests a ticket from the tab that holds a claim; null if none arrives in time. */
function askForTicket(
  channel: TabChannel,
  clock: TabClaimOptions['clock'],
  wantedOf: string,
): Promise<string | null> {
  const question = randomId();
  return new Promise((resolve) => {
    const settle = (ticket: string | null) => {
      stop();
      unsubscribe();
      resolve(ticket);
    };
    const stop = clock.after(ticketWaitMs, () => settle(null));
    const unsubscribe = channel.subscribe((message) => {
      const answer = v.safeParse(answerSchema, message);
      if (answer.success && answer.output.question === question) settle(answer.output.ticket);
    });
    channel.send({ wantedOf, question });
  });
}

/** Gives tickets to copies of the tab while it holds its claim. Returns a function that stops it. */
function giveTickets(
  channel: TabChannel,
  heldId: () => string | null,
  give: () => Promise<string | null>,
): () => void {
  return channel.subscribe((message) => {
    const asked = v.safeParse(questionSchema, message);
    if (!asked.success || asked.output.wantedOf !== heldId()) return;
    const { question } = asked.output;
    void give().then((ticket) => channel.send({ question, ticket }));
  });
}

/** Returns a random id, also over plain HTTP, where `crypto.randomUUID` is missing. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
