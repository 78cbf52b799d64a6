import type { Notify } from '@selfservice/ui/environment/Environment';

/**
 * Shows results only as long as they are the business of whoever sees them.
 *
 * @param isTheirs whether who has asked for something is still the one who sees what comes of it
 * @param notify shows results
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
