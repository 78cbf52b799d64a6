import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { Notify } from '@selfservice/ui/environment/Environment';
import type { NotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import type { EndedPasses } from '../terminal/ended-passes.ts';
import type { ServerDates } from './server-dates.ts';
import type { StoredValues } from './stored-values.ts';

/** What the page gives to the screens beside the session. */
export interface Host {
  /** What the notification area shows. */
  notifications: NotificationQueue;
  /** Shows results there until whoever is signed in now has left. */
  createNotify: () => Notify;
  /** Calls back before the page is gone; see `Environment`. Returns a function that unsubscribes. */
  onPageEnd: (send: () => void) => () => void;
  /** Hears every call that failed for good. */
  onCallFailed: (error: Error, scope: SessionScope) => void;
  /** What the browser keeps for the product. */
  stored: StoredValues;
  /** The passes whose session was over before their result could be read. */
  endedPasses: EndedPasses;
  /** What the last answers say of the server's clock. */
  serverDates: ServerDates;
}
