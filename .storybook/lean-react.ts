// Must run before React.
import './no-performance-marks.ts';
import * as react from 'react';

/**
 * Disables the DevTools profiling of React's development build, which takes an eighth of the browser's time. Warnings
 * are unaffected.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
const counter = 'recentlyCreatedOwnerStacks';

// React records the origin of up to ten thousand elements a second. Production builds have no such counter.
if (typeof internals === 'object' && internals !== null && counter in internals)
  Object.defineProperty(internals, counter, {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {
      // Ignores React's updates, so that the counter stays at its limit.
    },
  });
