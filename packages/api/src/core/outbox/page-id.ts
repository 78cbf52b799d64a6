/** Returns an id that no other page has; works on insecure connections, too. */
export function newPageId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
