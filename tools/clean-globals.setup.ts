import { afterEach, vi } from 'vitest';

// Test files share a process. A spy on a fake timer is restored first: restored last, it would bring the fake one back.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
