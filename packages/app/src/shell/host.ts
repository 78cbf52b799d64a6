import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { Notify } from '@selfservice/ui/environment/Environment';
import type { NotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import type { EndedPasses } from '../terminal/ended-passes.ts';
import type { DeviceOutbox } from './device-outbox.ts';
import type { ServerDates } from './server-dates.ts';
import type { StoredValues } from './stored-values.ts';

/** The services of the page, beside the session. */
export interface Host {
  /** The notifications of the page. */
  notifications: NotificationQueue;
  /** Creates the functions that show notifications until the current user logs out. */
  createNotify: () => Notify;
  /** Calls back before the page is unloaded; see `Environment`. Returns a function that unsubscribes. */
  onPageEnd: (send: () => void) => () => void;
  /** Called for each query or mutation that failed after its retries. */
  onCallFailed: (error: Error, scope: SessionScope) => void;
  /** The values in the browser's storage. */
  stored: StoredValues;
  /** The writes of this device whose outcome is not known yet. */
  outbox: DeviceOutbox;
  /** The passes whose session had ended before their result arrived. */
  endedPasses: EndedPasses;
  /** The dates of the last responses. */
  serverDates: ServerDates;
  /** Whether the build has a service worker. */
  hasWorker: boolean;
}
