import { provideLocalStorage } from './provide-local-storage.ts';

// A separate module, so that it runs before the modules that are imported after it.
if ('document' in globalThis) provideLocalStorage();
