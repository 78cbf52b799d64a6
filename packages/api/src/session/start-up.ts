import { resolveBaseUrl } from '../core/base-url.ts';
import { createTransport } from '../core/create-transport.ts';
import { toError } from '../core/errors.ts';
import { loadConfiguration } from './configuration.ts';
import { checkServer } from './server-check.ts';
import type { SessionCore } from './session-core.ts';
import type { Configuration } from './session-state.ts';

/**
 * Reads the configuration and asks the server whether the application may run. `onReady` is called when somebody may
 * sign in. Never rejects. Specification 000 section 1.
 */
export async function startUp(core: SessionCore, onReady: () => void): Promise<void> {
  const { options } = core;
  const pageUrl = options.browser.appUrl();
  const isCurrent = core.beginAttempt();
  let baseUrl = '';
  const transport = createTransport({
    baseUrl: () => baseUrl,
    language: () => options.language(),
    pageUrl,
  });
  let configuration: Configuration;

  core.setState({ phase: 'loadingConfiguration' });
  try {
    configuration = await loadConfiguration(transport, (error) => options.onConfigurationIgnored?.(error));
    baseUrl = resolveBaseUrl(configuration.endpoint, configuration.syncEndpointOriginWithClient, pageUrl);
  } catch (error) {
    await core.untilPageStays();
    if (isCurrent()) core.setState({ phase: 'configurationFailed', error: toError(error) });
    return;
  }
  if (!isCurrent()) return;
  core.setState({ phase: 'checkingServer', configuration });
  try {
    core.server = { ...(await checkServer(transport)), configuration, baseUrl };
  } catch (error) {
    await core.untilPageStays();
    if (isCurrent()) core.setState({ phase: 'serverCheckFailed', configuration, error: toError(error) });
    return;
  }
  if (!isCurrent()) return;
  if (!core.server.startup.isEnabled) core.setState({ phase: 'disabledByLicence', configuration });
  else if (!core.server.isLicenceValid) core.showLogin({ code: 'licenceExceeded' });
  else onReady();
}
