import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { Environment } from '@selfservice/ui/environment/Environment';
import type { NotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import type { QueryClient } from '@tanstack/react-query';
import type { AppStorage } from './storage.ts';

/** What the page gives to the screens beside the session. */
export interface Host {
  /** What the notification area shows. */
  notifications: NotificationQueue;
  /** Calls back before the page is gone; see `Environment`. */
  onPageEnd: Environment['onBeforeEnd'];
  /** Keeps what the backend has answered in one sign-in. */
  queryClientOf(scope: SessionScope): QueryClient;
  /** What the device remembers. */
  storage: AppStorage;
}
