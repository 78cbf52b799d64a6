import { ConfigurationError, ContractError, HttpError, NotTheBackendError } from '../core/errors.ts';
import type { Transport } from '../core/transport.ts';
import * as v from 'valibot';
import type { Configuration } from './session-state.ts';
import { toConfiguration } from './session-mapping.ts';
import { configurationSchema, getConfiguration } from './session.wire.ts';

/**
 * Reads `config.json`. A missing file yields the defaults, and so does an HTML page or a redirect: many servers respond
 * with `index.html` to an address without a file.
 *
 * @param onIgnored called with the reason when a response was ignored because it is not the file
 * @requirement shell-55, shell-57
 * @throws ConfigurationError it is not JSON or has a field of a wrong type
 * @throws HttpError a status other than 200 and 404
 * @throws NotTheBackendError an HTML page with 401
 * @throws NetworkError no response
 * @throws TimeoutError no response in time
 */
export async function loadConfiguration(
  transport: Transport,
  onIgnored: (error: NotTheBackendError) => void,
): Promise<Configuration> {
  try {
    return toConfiguration(await transport.call(getConfiguration, {}));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return defaultConfiguration();
    // A folder behind a sign-in may contain the file.
    if (error instanceof NotTheBackendError && error.status !== 401) {
      onIgnored(error);
      return defaultConfiguration();
    }
    if (error instanceof ContractError) throw new ConfigurationError(error.field, error.problem);
    throw error;
  }
}

/** Returns the configuration without a `config.json`. @requirement shell-56 */
export function defaultConfiguration(): Configuration {
  return toConfiguration(v.parse(configurationSchema, {}));
}
