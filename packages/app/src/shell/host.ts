import type { Environment } from '@selfservice/ui/environment/Environment';
import type { NotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import type { AppStorage } from './storage.ts';

/** What the page gives to the screens beside the session. */
export interface Host {
  /** What the notification area shows. */
  notifications: NotificationQueue;
  onParting: Environment['onParting'];
  /** What the device remembers. */
  storage: AppStorage;
}
