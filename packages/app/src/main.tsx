import { systemClock } from '@selfservice/api/core/clock';
import { startApp } from './shell/start-app.tsx';

await startApp({ clock: systemClock });
