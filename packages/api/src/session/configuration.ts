import { ConfigurationError, ContractError, HttpError, NotTheBackendError } from '../core/errors.ts';
import type { Transport } from '../core/transport.ts';
import * as v from 'valibot';
import type { Configuration } from './session-state.ts';
import { toConfiguration } from './session-mapping.ts';
import { configurationSchema, getConfiguration } from './session.wire.ts';

/**
 * Reads `config.json`. Only a 404 means that there is no file and yields the defaults: those would switch off, for example,
 * the automatic logout of a shared device.
 *
 * @requirement shell-55, shell-57
 * @throws ConfigurationError it is not JSON, has a field of a wrong type, or is another page
 * @throws HttpError a status other than 200 and 404
 * @throws NetworkError no response
 * @throws TimeoutError no response in time
 */
export async function loadConfiguration(transport: Transport): Promise<Configuration> {
  try {
    return toConfiguration(await transport.call(getConfiguration, {}));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return defaultConfiguration();
    if (error instanceof ContractError) throw new ConfigurationError(error.field, error.problem);
    if (error instanceof NotTheBackendError) throw new ConfigurationError('', error.message, error);
    throw error;
  }
}

/** Returns the configuration without a `config.json`. @requirement shell-56 */
export function defaultConfiguration(): Configuration {
  return toConfiguration(v.parse(configurationSchema, {}));
}
