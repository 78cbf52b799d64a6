import { watchConsole } from './quiet-console.ts';

/** The watch of the console in a test run; null elsewhere, because people who view a story can read the console. */
export const storyConsole = '__vitest_browser__' in globalThis ? watchConsole(console, window) : null;
