import { vi } from 'vitest';

/** The default timeout of `vi.waitFor` in milliseconds. Vitest's default of a second is too short on a busy machine. */
const patienceMs = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
