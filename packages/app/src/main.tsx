import { started } from './early.ts';
import { showApp } from './shell/show-app.tsx';

await showApp(started, { hasWorker: import.meta.env.PROD });
