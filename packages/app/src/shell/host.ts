import type { Environment, Notify } from '@selfservice/ui/environment/Environment';
import type { AppStorage } from './storage.ts';

/** What the page gives to the screens beside the session. */
export interface Host {
  notify: Notify;
  onParting: Environment['onParting'];
  /** What the device remembers. */
  storage: AppStorage;
}
