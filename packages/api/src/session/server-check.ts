import type { Transport } from '../core/transport.ts';
import type { Startup } from './session-state.ts';
import { toStartup } from './session.ts';
import { getLicenseValid, getStartup } from './session.wire.ts';

/** What the server says before anybody is signed in. */
export interface ServerCheck {
  startup: Startup;
  /** False: more users than licences. */
  isLicenceValid: boolean;
}

/** Asks whether the application may run, and beside it whether the licences suffice. Both are anonymous. */
export async function checkServer(transport: Transport): Promise<ServerCheck> {
  const [startup, isLicenceValid] = await Promise.all([
    transport.call(getStartup, {}),
    transport.call(getLicenseValid, {}),
  ]);
  return { startup: toStartup(startup), isLicenceValid };
}
