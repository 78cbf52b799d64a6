/** The latest response, in milliseconds. */
const longestMs = 1000;

/** Returns a number from 0 to 2³² - 1 for a text (FNV-1a, with the finish of MurmurHash3 that mixes all bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns how late the response to a call is, in milliseconds: 0 for half of all calls, up to a second for the others. The
 * same seed and call give the same result.
 *
 * @param call the method, address and body of the call
 */
export function lateMs(seed: number, call: string): number {
  const hash = hashOf(`${seed} ${call}`);
  return hash % 2 === 0 ? 0 : 1 + ((hash >>> 1) % longestMs);
}
