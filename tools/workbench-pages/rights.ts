import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AreaWord } from '@selfservice/api/areas/area-words';
import { actions } from '@selfservice/api/session/permissions';
import type { Action } from '@selfservice/api/session/permissions';
import { areas } from '@selfservice/ui/areas/areas';
import type { EntryName } from '@selfservice/ui/areas/areas';
import { callAccess } from './call-access.ts';
import { entryInWords, rightInWords } from './area-words.ts';
import { linkedStories } from './story-links.ts';
import type { LinkedStory, StoryLink } from './story-links.ts';
import { storyPermissions } from './story-permissions.ts';
import { storiesWithText } from './texts-on-stories.ts';

/** A right with everything that depends on it. */
export interface RightRow {
  action: Action;
  /** Its name in the panel of the demo and in a substitution. */
  words: string;
  /** The name of the backend. */
  id: string;
  /** The area that declares it. */
  area: AreaWord;
  /** The paths whose screens it opens. Without it their addresses are not found. */
  paths: readonly string[];
  /** The navigation entries that disappear without it. */
  entries: readonly string[];
  /** The counts that are left out without it. */
  counts: readonly string[];
  /** The modules of the library that ask for it. */
  modules: readonly string[];
  /** The calls that the backend refuses without it; of a call with alternatives, one of them needs it. */
  calls: readonly string[];
  /** The stories in which it is disabled or hidden, those of the area and the most specific ones first. */
  disabled: readonly StoryLink[];
  hidden: readonly StoryLink[];
}

/** The stories of a right without a disabled or hidden look: the sign-in says so. */
const messageWithout: Partial<Record<Action, string>> = {
  runApp: 'You are not allowed to use this application.',
};

/** Returns the modules of the areas, in `ui` and `api`, that name an action; not the declarations of the actions. */
function modulesByAction(): ReadonlyMap<string, string[]> {
  const files = areas
    .flatMap(({ word }) => globSync(`packages/{ui,api}/src/${word}/**/*.{ts,tsx}`))
    .filter(
      (file) => !/\.(stories|test|fixtures|area)\.|session.permissions\.ts$|actionLabel\.ts$/.test(file),
    );
  const named = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!/[pP]ermission/.test(text)) return [];
    return [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => ({ word, name: basename(file) }));
  });
  return new Map(
    [...Map.groupBy(named, ({ word }) => word)].map(([word, all]) => [
      word,
      [...new Set(all.map(({ name }) => name.replace(/\.tsx?$/, '')))].toSorted(),
    ]),
  );
}

/** Returns every right of the product, in the order of the areas, with its effects and the stories that show them. */
export function rightRows(): RightRow[] {
  const modules = modulesByAction();
  const access = callAccess();
  const taken = storyPermissions();
  const byPlace = new Map(linkedStories().map((story) => [`${story.file}#${story.name}`, story]));

  function showing(area: AreaWord, id: string, how: 'disabled' | 'hidden'): StoryLink[] {
    const found = taken
      .filter((story) => story[how].includes(id))
      .flatMap((each): { story: LinkedStory; size: number }[] => {
        const story = byPlace.get(`${each.file}#${each.name}`);
        return story ? [{ story, size: each.disabled.length + each.hidden.length }] : [];
      });
    const distance = ({ file }: LinkedStory) => (file.startsWith(`packages/ui/src/${area}/`) ? 0 : 1);
    const noPicture = ({ link }: LinkedStory) => (link.hasPicture ? 0 : 1);
    return found
      .toSorted(
        (a, b) =>
          distance(a.story) - distance(b.story) || a.size - b.size || noPicture(a.story) - noPicture(b.story),
      )
      .map(({ story }) => story.link);
  }

  return (Object.keys(actions) as Action[]).map((action) => {
    const id = actions[action];
    const guarding = areas.flatMap(({ paths = {} }) =>
      Object.entries(paths).flatMap(([path, needed]) => (needed === action ? [path] : [])),
    );
    const entries = areas.flatMap(({ entries: named = {} }) => Object.entries(named));
    const declaring = areas.find(
      ({ paths = {}, actions: other = [] }) =>
        Object.values(paths).includes(action) || other.includes(action),
    );
    if (!declaring) throw new Error(`No area declares the action ${action}.`);
    const message = messageWithout[action];
    return {
      action,
      words: rightInWords(action),
      id,
      area: declaring.word,
      paths: guarding,
      entries: entries
        .filter(([, { path }]) => guarding.includes(path))
        .map(([name]) => entryInWords(name as EntryName)),
      counts: entries
        .filter(([, { counts = {} }]) => Object.values(counts).includes(action))
        .map(([name]) => entryInWords(name as EntryName)),
      modules: modules.get(action) ?? [],
      calls: access.filter(({ actions: needed }) => needed.includes(id)).map(({ call }) => call),
      disabled: message ? storiesWithText(message) : showing(declaring.word, id, 'disabled'),
      hidden: message ? [] : showing(declaring.word, id, 'hidden'),
    };
  });
}

/** Returns the name of each right in words, by the name of the backend. */
export function rightNames(): Record<string, string> {
  const entries = Object.entries(actions) as [Action, string][];
  return Object.fromEntries(entries.map(([action, id]) => [id, rightInWords(action)]));
}
