import type { StoryWords } from '../../tools/story-words/story-words.ts';

/** A story of the workbench. */
export interface ListedStory {
  id: string;
  /** Its path, for example `session/LoginScreen`. */
  title: string;
  name: string;
}

/** A story that was found. */
export interface FoundStory extends ListedStory {
  /** The words that match best, in the language of the search. */
  match: string;
}

const most = 40;

/** Returns a text in small letters, without diacritics and punctuation. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the words of a name in code: `LoginScreen` has two. */
const inWords = (name: string) => name.replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replaceAll(/[-/]/g, ' ');

/** How well a text matches, best first; 0 if not at all. Words may be typed in part. */
function closeness(text: string, query: string): number {
  if (text === query) return 4;
  if (` ${text} `.includes(` ${query} `)) return 3;
  if (` ${text}`.includes(` ${query}`)) return 2;
  return query.split(' ').every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 0;
}

interface Candidate {
  words: string;
  folded: string;
}

interface Match {
  words: string;
  /** The result of `closeness`. */
  value: number;
}

const noMatch: Match = { words: '', value: 0 };

const toCandidate = (words: string): Candidate => ({ words, folded: fold(words) });

const better = (a: Match, b: Match) => (b.value > a.value ? b : a);

function bestOf(candidates: readonly Candidate[], query: string): Match {
  return candidates
    .map(({ words, folded }) => ({ words, value: closeness(folded, query) }))
    .reduce(better, noMatch);
}

const titleWeight = 10;

/** Screens first, then dialogs; of equal ones the first story. */
function rankOf({ title, name }: ListedStory): number {
  return (
    (title.endsWith('Screen') ? 0.6 : title.endsWith('Dialog') ? 0.4 : 0) + (name === 'Default' ? 0.2 : 0)
  );
}

/**
 * Creates the search over the stories.
 *
 * A title counts most: the path and the name of the story, and the texts of the product with the same words, so that
 * "Moje žádosti" finds `MyRequestsScreen`. Then come the texts on the story, and last stories with all words in several
 * texts. Equal results are in the order of the stories.
 *
 * @returns at most 40 stories for the words typed, best first; none for a query without letters
 */
export function createSearch(
  { texts, stories }: StoryWords,
  listed: readonly ListedStory[],
): (query: string) => FoundStory[] {
  const inLanguages = texts.map((text) => text.map(toCandidate));
  const byEnglish = Map.groupBy(inLanguages, ([en]) => en?.folded ?? '');
  const candidatesOf = (words: string) => [toCandidate(words), ...(byEnglish.get(fold(words)) ?? []).flat()];
  const prepared = listed.map((story) => {
    const parts = story.title.split('/');
    const component = inWords(parts.at(-1) ?? '');
    const titles = [
      inWords(story.title),
      ...parts.map(inWords),
      component.replace(/ (Screen|Dialog)$/, ''),
    ].flatMap(candidatesOf);
    return { story, titles, names: candidatesOf(inWords(story.name)), words: stories[story.id] ?? [] };
  });

  return (typed) => {
    const query = fold(typed);
    if (!query) return [];
    // Each text is compared once, and not once for each story that shows it.
    const matchesOf = (one: string) => inLanguages.map((candidates) => bestOf(candidates, one));
    const whole = matchesOf(query);
    const single = query.split(' ').map((word) => ({ word, matches: matchesOf(word) }));

    function find({ story, titles, names, words }: (typeof prepared)[number]) {
      const title = bestOf(titles, query);
      if (title.value > 1) return { match: title.words, value: titleWeight + title.value + rankOf(story) };
      const bestText = (matches: readonly Match[]) =>
        words.map((place) => matches[place] ?? noMatch).reduce(better, noMatch);
      const text = better(bestText(whole), bestOf(names, query));
      if (text.value > 0) return { match: text.words, value: text.value + rankOf(story) };
      const each = single.map(({ word, matches }) =>
        better(bestOf([...titles, ...names], word), bestText(matches)),
      );
      if (each.some(({ value }) => value === 0)) return null;
      return { match: [...new Set(each.map((one) => one.words))].join(' · '), value: rankOf(story) - 1 };
    }

    return prepared
      .flatMap((one) => {
        const found = find(one);
        return found ? [{ ...one.story, ...found }] : [];
      })
      .toSorted((a, b) => b.value - a.value)
      .slice(0, most)
      .map(({ id, title, name, match }) => ({ id, title, name, match }));
  };
}
