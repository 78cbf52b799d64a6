import { afterEach, beforeEach } from 'vitest';
import { expectNoConsoleErrors, watchConsole } from './quiet-console.ts';

const watch = watchConsole();
beforeEach(() => void watch.take());
afterEach(() => expectNoConsoleErrors(watch));
