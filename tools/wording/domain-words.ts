import type { TermLanguage } from './terms.ts';

/** A word that must keep its meaning in every language. */
export interface DomainWord {
  name: string;
  /** The pattern of all forms of the word in a language. */
  forms: Record<TermLanguage, RegExp>;
  /** The name of the word that would change the meaning of a text. */
  distinctFrom: string | undefined;
}

/** A text that has lost the meaning of its English text. */
export interface MeaningFault {
  /** The word of the English text. */
  word: string;
  /** `missing`: the text does not have the word; otherwise the word that it has instead or besides. */
  found: string;
}

/** Returns the words of the table in the section "Words that decide" of a glossary. */
export function domainWords(glossary: string): DomainWord[] {
  const [, section = ''] = glossary.split('## Words that decide\n');
  const rows = section
    .split('\n## ', 1)
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map(([name = '', en, cs, sk, distinctFrom]) => ({
    name,
    forms: { en: pattern(formsOf(en)), cs: pattern(formsOf(cs)), sk: pattern(formsOf(sk)) },
    distinctFrom: distinctFrom || undefined,
  }));
}

function formsOf(cell = ''): string[] {
  return cell.split(', ');
}

/** Returns the pattern of forms: a whole word, the beginning of a word before `…`, or a whole text in quotation marks. */
function pattern(forms: readonly string[]): RegExp {
  const alternatives = forms.map((form) => {
    const [, whole] = /^“(.+)”$/.exec(form) ?? [];
    if (whole !== undefined) return `^${whole}$`;
    return form.endsWith('…') ? `(?<!\\p{L})${form.slice(0, -1)}` : `(?<!\\p{L})${form}(?!\\p{L})`;
  });
  return new RegExp(alternatives.join('|'), 'giu');
}

/** Returns the words of a text. A word inside a longer one does not count: "sign in" is not "sign". */
function wordsIn(words: readonly DomainWord[], text: string, language: TermLanguage): DomainWord[] {
  const plain = text
    .replaceAll(/\{\{\w+\}\}/g, '…')
    .replaceAll('\u00AD', '')
    .replaceAll('\u00A0', ' ');
  const found = words.flatMap((word) =>
    [...plain.matchAll(word.forms[language])].map(({ index, 0: { length } }) => ({ word, index, length })),
  );
  return found
    .filter(
      ({ index, length }) =>
        !found.some(
          (other) =>
            other.length > length && other.index <= index && other.index + other.length >= index + length,
        ),
    )
    .map(({ word }) => word);
}

/** Returns the words of an English text that its translation lacks, and the words that reverse the translation. */
export function meaningFaults(
  words: readonly DomainWord[],
  english: string,
  text: string,
  language: TermLanguage,
): MeaningFault[] {
  const original = new Set(wordsIn(words, english, 'en'));
  const translated = new Set(wordsIn(words, text, language));
  const named = new Map(words.map((word) => [word.name, word]));
  return [...original].flatMap((word) => {
    const other = named.get(word.distinctFrom ?? '');
    return [
      ...(translated.has(word) ? [] : [{ word: word.name, found: 'missing' }]),
      ...(other && translated.has(other) && !original.has(other)
        ? [{ word: word.name, found: other.name }]
        : []),
    ];
  });
}
