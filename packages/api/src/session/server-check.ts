import type { Transport } from '../core/transport.ts';
import type { Startup } from './session-state.ts';
import { toStartup } from './session-mapping.ts';
import { getLicenseValid, getStartup } from './session.wire.ts';

/** The result of the server check before the sign-in. */
export interface ServerCheck {
  startup: Startup;
  /** Whether the licences suffice. True if the application is not enabled, and while it is not known. */
  isLicenceValid: boolean;
}

/**
 * Fetches whether the application is enabled and, in parallel, whether the licences suffice. Both calls are anonymous. An
 * application that is not enabled stays so, whatever the second response is. The login does not wait for a slow response about
 * the licences; a refusal that comes later reaches it.
 *
 * @param loginIsDue resolves when the login must be offered
 * @param onRefusal called if the licences do not suffice, also after the result
 *
 * @requirement session-3, session-45
 * @throws HttpError a refused call; also every other error of the transport
 */
export async function checkServer(
  transport: Transport,
  loginIsDue: Promise<void>,
  onRefusal: () => void,
): Promise<ServerCheck> {
  const licence = transport.call(getLicenseValid, {});
  // The other response decides whether a failure matters.
  licence.then((isValid) => isValid || onRefusal()).catch(() => {});
  const startup = toStartup(await transport.call(getStartup, {}));
  const isLicenceValid = !startup.isEnabled || (await Promise.race([licence, loginIsDue.then(() => true)]));
  return { startup, isLicenceValid };
}
