import type { Centre } from '@selfservice/api/centres/centres';

/** From this number of sub-centres on, a search is shown. */
export const searchFrom = 10;

/**
 * Returns the centres whose name contains the typed text, in the same order. Accents, case, repeated spaces and
 * the order of words are ignored.
 * @requirement centres-9
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
