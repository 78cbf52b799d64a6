import { createTransport } from '../core/create-transport.ts';
import { toError } from '../core/errors.ts';
import { loadConfiguration } from './configuration.ts';
import { checkServer } from './server-check.ts';
import type { SessionCore } from './session-core.ts';
import type { Configuration } from './session-state.ts';

/**
 * Loads the configuration and checks whether the application is enabled. Calls `onReady` when users can sign in, with the
 * time when the login must be offered. Never rejects.
 *
 * @requirement session-2, session-4, session-11
 */
export async function startUp(
  core: SessionCore,
  onReady: (loginIsDue: Promise<void>) => void,
): Promise<void> {
  const { options } = core;
  const pageUrl = options.browser.appUrl();
  const isCurrent = core.beginAttempt();
  const loginIsDue = core.untilLoginIsDue();
  let baseUrl = '';
  const transport = createTransport({
    baseUrl: () => baseUrl,
    language: () => options.language(),
    pageUrl,
    ...(options.onAnswer && { onAnswer: options.onAnswer }),
  });
  let configuration: Configuration;

  core.dispatch({ type: 'configurationRequested' });
  try {
    configuration = await loadConfiguration(transport);
    baseUrl = resolveBaseUrl(configuration.endpoint, configuration.syncEndpointOriginWithClient, pageUrl);
  } catch (error) {
    await core.untilPageStays();
    if (isCurrent()) core.dispatch({ type: 'configurationFailed', error: toError(error) });
    return;
  }
  if (!isCurrent()) return;
  core.dispatch({ type: 'configurationLoaded', configuration });
  try {
    const check = await checkServer(transport, loginIsDue, () => core.dispatch({ type: 'licenceRefused' }));
    const server = { ...check, configuration, baseUrl };
    core.dispatch({ type: 'serverChecked', server });
  } catch (error) {
    await core.untilPageStays();
    if (isCurrent()) core.dispatch({ type: 'serverCheckFailed', error: toError(error) });
    return;
  }
  const { server } = core.known();
  if (!isCurrent() || !server) return;
  if (!server.startup.isEnabled) core.dispatch({ type: 'licenceMissing' });
  else if (!server.isLicenceValid) core.showLogin({ code: 'licenceExceeded' });
  else onReady(loginIsDue);
}

/**
 * Returns the base address of the backend without a slash at its end.
 *
 * @param endpoint the configured endpoint; empty means the page's own origin
 * @param syncOrigin whether the origin of the endpoint is replaced by that of the page
 * @param pageUrl the address of the page
 */
export function resolveBaseUrl(endpoint: string, syncOrigin: boolean, pageUrl: string): string {
  if (endpoint === '') return '';
  const base = new URL(endpoint, pageUrl);
  const origin = syncOrigin ? new URL(pageUrl).origin : base.origin;
  return origin + base.pathname.replace(/\/+$/, '');
}
