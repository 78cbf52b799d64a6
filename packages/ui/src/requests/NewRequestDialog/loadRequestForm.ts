import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadRequestMonth } from '../RequestMonth/loadRequestMonth.ts';

/** Fetches what `NewRequestDialog` shows, for what opens it: `prefetchOnIntent(loadRequestForm)`. */
export function loadRequestForm() {
  // The dialog does not wait for its month.
  prefetchCode(loadRequestMonth);
  return import('./RequestFormDialog.tsx');
}
