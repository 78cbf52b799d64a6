import { variable } from './texts.ts';
import type { Phrase } from './texts.ts';

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A full stop at the end depends on the words before it. */
const withoutStop = (text: string) => text.replace(/\.$/, '');

interface Pattern {
  phrase: string;
  pattern: RegExp;
  /** The number of its letters, without variables. */
  letters: number;
}

function toPattern(phrase: string): Pattern {
  return {
    phrase,
    pattern: new RegExp(`^${withoutStop(phrase).split(variable).map(escape).join('.+?')}$`, 's'),
    letters: phrase.replaceAll(/\P{L}/gu, '').length,
  };
}

/**
 * Creates a function that finds the product's English texts among the words of a story. Words that are no text of the
 * product, such as names, dates and figures, are left out; a text with variables is found by its pattern, the longest one
 * first.
 *
 * @returns the English texts, sorted, each once
 */
export function createPhraseFinder(texts: readonly Phrase[]): (words: readonly string[]) => string[] {
  const plain = new Map(texts.map(({ en }) => [withoutStop(en), en]));
  const patterns = [...new Set(texts.map(({ en }) => en))]
    .filter((en) => en.includes(variable))
    .map(toPattern)
    .toSorted((a, b) => b.letters - a.letters);
  const known = new Map<string, string | null>();
  const find = (words: string) =>
    plain.get(words) ?? patterns.find(({ pattern }) => pattern.test(words))?.phrase ?? null;
  const findOnce = (words: string) => {
    const found = known.has(words) ? known.get(words) : find(words);
    known.set(words, found ?? null);
    return found ?? [];
  };
  return (words) => [...new Set(words.map(withoutStop).flatMap(findOnce))].toSorted();
}
