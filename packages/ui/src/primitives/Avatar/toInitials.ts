const degree = /\.$|^(csc|drsc|mba|dis|ph\.?d)$/i;

/**
 * Returns at most two initials of a name: of its first and of its last word. Titles such as `Ing.` and everything after
 * a comma are ignored; the Czech and Slovak `Ch` is one letter.
 *
 * @param name the full name, for example `Ing. Jana Dvořáková, Ph.D.`
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
