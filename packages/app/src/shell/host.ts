import type { Environment } from '@selfservice/ui/environment/Environment';
import type { NotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import type { AppStorage } from './storage.ts';

/** What the page gives to the screens beside the session. */
export interface Host {
  /** What the notification area shows. */
  notifications: NotificationQueue;
  /** Calls back before the page is gone; see `Environment`. */
  onPageEnd: Environment['onBeforeEnd'];
  /** Hears every call that failed for good. */
  onCallFailed: (error: Error) => void;
  /** What the device remembers. */
  storage: AppStorage;
}
