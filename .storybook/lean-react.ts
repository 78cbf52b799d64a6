// Before React.
import './no-performance-marks.ts';
import * as react from 'react';

/**
 * Switches off what development builds of React record for the browser's developer tools. No test reads it, and it takes an
 * eighth of the browser's time. All warnings stay.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
const counter = 'recentlyCreatedOwnerStacks';

// React records where ten thousand elements a second were created. Production builds have no such counter.
if (typeof internals === 'object' && internals !== null && counter in internals)
  Object.defineProperty(internals, counter, {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {
      // React counts on from here: it has reached its limit already.
    },
  });
