import type { Centre } from '@selfservice/api/centres/centres';

/** From how many centres on a level can be searched. */
export const searchFrom = 10;

/**
 * The centres whose name has what was typed in it, in the same order. Accents, case and doubled spaces do not count;
 * several words may stand in any order.
 */
export function findCentres(centres: readonly Centre[], text: string): readonly Centre[] {
  const words = folded(text).split(' ').filter(Boolean);
  if (words.length === 0) return centres;
  return centres.filter(({ name }) => {
    const plain = folded(name);
    return words.every((word) => plain.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
