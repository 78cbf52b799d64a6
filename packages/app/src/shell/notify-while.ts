import type { Notify } from '@selfservice/ui/environment/Environment';

/**
 * Shows notifications only to the user who caused them.
 *
 * @param isTheirs returns whether that user is still signed in
 * @param notify shows notifications
 */
export function notifyWhile(isTheirs: () => boolean, notify: Notify): Notify {
  return {
    success(message) {
      if (isTheirs()) notify.success(message);
    },
    refusal(...refusal) {
      if (isTheirs()) notify.refusal(...refusal);
    },
    error(error, title) {
      if (isTheirs()) notify.error(error, title);
    },
  };
}
