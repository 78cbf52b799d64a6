/** Returns a hash of a text: the same whole number for the same text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}

/** Returns a pseudo-random number from 0 to below 1 that depends only on the parts, not on earlier calls. */
export function chance(first: number, second?: number, third?: number): number {
  let hash = mixed(0x9e3779b9, first);
  if (second !== undefined) hash = mixed(hash, second);
  if (third !== undefined) hash = mixed(hash, third);
  return (hash >>> 0) / 2 ** 32;
}

function mixed(hash: number, part: number): number {
  const once = Math.imul(hash ^ part, 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
