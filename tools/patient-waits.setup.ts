import { vi } from 'vitest';

/** How long a test waits for something to come true, in milliseconds. The default of a second is too short on a busy machine. */
const patienceMs = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
