/** A component of the library and the names of its stories. */
export interface ComponentStories {
  /** The path of the component below `packages/ui/src` without its extension, for example `primitives/Button/Button`. */
  path: string;
  /** Why it needs its own stories. */
  why: string;
  /** The source of the component. */
  source: string;
  /** The names of its stories; null if there are none in its folder. */
  stories: readonly string[] | null;
}

/** Stories that a screen needs if it fetches data. */
const states = ['Default', 'Loading', 'Empty', 'Failed'];

/** Stories that every primitive needs. */
const looks = ['Default', 'LongText', 'Permutations', 'ByKeyboard'];

const noFocus = { ByKeyboard: 'It contains nothing that can be focused.' };
const noWords = { LongText: 'It shows no text.' };
const overlay = { Permutations: 'A second one would cover the first.' };

/** Stories that a component cannot have, with the reason. */
const impossible: Record<string, Record<string, string>> = {
  Avatar: noFocus,
  Badge: { ...noFocus, ...noWords },
  Banner: noFocus,
  Calendar: noWords,
  Card: noFocus,
  ConfirmDialog: overlay,
  ContextMenu: overlay,
  Deferred: overlay,
  DeferredMenu: { ...overlay, LongText: 'It opens a Menu.', ByKeyboard: 'It opens a Menu.' },
  DeferredPopover: { ...overlay, LongText: 'It opens a Popover.' },
  DescriptionList: noFocus,
  Dialog: overlay,
  FormDialog: overlay,
  Icon: { ...noFocus, ...noWords },
  IconButton: noWords,
  Menu: overlay,
  ProgressBar: noFocus,
  ProgressCircle: { ...noFocus, ...noWords },
  Skeleton: { ...noFocus, ...noWords },
  VisuallyHidden: { ...noFocus, ...noWords, Permutations: 'It is invisible.' },
};

/** Returns whether a story file is about a component. */
export function showsComponent(text: string, component: string): boolean {
  return new RegExp(String.raw`component: ${component}\b`).test(text);
}

/** Returns the names of the stories in the text of story files, or null if they show another component. */
export function storiesIn(text: string, component: string): string[] | null {
  if (!showsComponent(text, component)) return null;
  return [...text.matchAll(/^export const (\w+) = \w+\.story\(/gm)].map(([, name = '']) => name);
}

/** Returns the missing stories of the components. */
export function missingStories(components: readonly ComponentStories[]): string[] {
  return components.flatMap(({ path, why, source, stories }) => {
    if (!stories?.length) return [`${path}: it has no stories, but ${why}`];
    const name = path.split('/').at(-1) ?? '';
    return wantedOf(path, source)
      .filter((story) => !stories.includes(story) && !impossible[name]?.[story])
      .map((story) => `${path}: it has no story ${story}`);
  });
}

function wantedOf(path: string, source: string): string[] {
  const [layer, folder, name] = path.split('/');
  if (layer === 'primitives') return name === folder ? looks : [];
  return name?.endsWith('Screen') && /\buse(Suspense)?Query\(/.test(source) ? states : [];
}
