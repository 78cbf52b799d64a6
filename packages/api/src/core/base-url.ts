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
