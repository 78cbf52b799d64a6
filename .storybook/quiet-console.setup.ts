import { afterEach, beforeEach } from 'vitest';
import { expectQuiet, watchConsole } from './quiet-console.ts';

const watch = watchConsole();
beforeEach(() => void watch.take());
afterEach(() => expectQuiet(watch));
