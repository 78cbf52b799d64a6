const degree = /\.$|^(csc|drsc|mba|dis|ph\.?d)$/i;

/**
 * At most two letters that stand for a name: of its first and of its last word. Titles such as `Ing.` and what follows a
 * comma do not count; the Czech and Slovak `Ch` is one letter.
 *
 * @param name as it is written, for example `Ing. Jana Dvořáková, Ph.D.`
 */
export function toInitials(name: string): string {
  const words = (name.split(',')[0] ?? '')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !degree.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => initialOf(word ?? '')).join('');
}

function initialOf(word: string): string {
  if (/^ch/i.test(word)) return 'Ch';
  return word.normalize('NFC').slice(0, 1).toUpperCase();
}
