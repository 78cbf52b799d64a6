/** A component of the library and the names of its stories. */
export interface ComponentStories {
  /** Its path below `packages/ui/src` without its ending, for example `primitives/Button/Button`. */
  path: string;
  /** Why it is shown by itself. */
  why: string;
  /** The source of the component. */
  source: string;
  /** The names of its stories; null where there are none beside it, or they are about something else. */
  stories: readonly string[] | null;
}

/** States that a screen must be seen in as soon as it asks for data. */
const states = ['Default', 'Loading', 'Empty', 'Failed'];

/** What a designer looks for in every primitive. */
const looks = ['Default', 'LongText', 'Permutations', 'ByKeyboard'];

const noFocus = { ByKeyboard: 'Nothing in it takes the focus.' };
const noWords = { LongText: 'It shows no words of its own.' };
const overlay = { Permutations: 'A second one would lie over the first.' };

/** Stories that a component cannot have, and why. */
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
  VisuallyHidden: { ...noFocus, ...noWords, Permutations: 'It cannot be seen.' },
};

/** Whether the text of a story file is about a component. */
export function showsComponent(text: string, component: string): boolean {
  return new RegExp(String.raw`component: ${component}\b`).test(text);
}

/** The names of the stories in the text of story files, or null where they show another component. */
export function storiesIn(text: string, component: string): string[] | null {
  if (!showsComponent(text, component)) return null;
  return [...text.matchAll(/^export const (\w+) = \w+\.story\(/gm)].map(([, name = '']) => name);
}

/** What is missing among the stories of the components. */
export function missingStories(components: readonly ComponentStories[]): string[] {
  return components.flatMap(({ path, why, source, stories }) => {
    if (!stories?.length) return [`${path}: it has no stories, and ${why}`];
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
