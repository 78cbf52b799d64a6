/**
 * The address that the backend's paths are appended to, without a slash at its end.
 *
 * @param endpoint the configured endpoint; empty means the page's own origin
 * @param syncOrigin whether the endpoint's origin gives way to the page's; its path stays
 * @param pageUrl the address of the page
 */
export function resolveBaseUrl(endpoint: string, syncOrigin: boolean, pageUrl: string): string {
  if (endpoint === '') return '';
  const base = new URL(endpoint, pageUrl);
  const origin = syncOrigin ? new URL(pageUrl).origin : base.origin;
  return origin + base.pathname.replace(/\/+$/, '');
}
