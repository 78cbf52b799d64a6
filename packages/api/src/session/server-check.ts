import type { Transport } from '../core/transport.ts';
import type { Startup } from './session-state.ts';
import { toStartup } from './session-mapping.ts';
import { getLicenseValid, getStartup } from './session.wire.ts';

/** What the server says before anybody is signed in. */
export interface ServerCheck {
  startup: Startup;
  /** False: more users than licences. True where the application is not enabled: nobody asks then. */
  isLicenceValid: boolean;
}

/**
 * Asks whether the application may run, and beside it whether the licences suffice. Both are anonymous. An application
 * that is not enabled is not, whatever becomes of the second question.
 *
 * @throws HttpError a refused call, as for every error of the transport
 */
export async function checkServer(transport: Transport): Promise<ServerCheck> {
  const licence = transport.call(getLicenseValid, {});
  // Whether its failure matters is known after the other answer.
  licence.catch(() => {});
  const startup = toStartup(await transport.call(getStartup, {}));
  return { startup, isLicenceValid: !startup.isEnabled || (await licence) };
}
