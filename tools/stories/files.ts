/** A component of the library and the names of its stories. */
export interface ComponentStories {
  /** Its path below `packages/ui/src` without its ending, for example `primitives/Button/Button`. */
  path: string;
  /** The source of the component. */
  source: string;
  /** The names of its stories; null where the file beside it is missing or is about something else. */
  stories: readonly string[] | null;
}

/** States that a screen must be seen in as soon as it asks for data. */
const states = ['Default', 'Loading', 'Empty', 'Failed'];

/** States that a screen cannot be in, and why. */
const impossible: Record<string, Record<string, string>> = {
  ForcedPasswordScreen: { Empty: 'A form to fill in has nothing that could be missing.' },
};

/** The names of the stories in a story file, or null where it shows another component. */
export function storiesIn(text: string, component: string): string[] | null {
  if (!new RegExp(`component: ${component}\\b`).test(text)) return null;
  return [...text.matchAll(/^export const (\w+) = \w+\.story\(/gm)].map(([, name = '']) => name);
}

/** What is missing among the stories of the components. */
export function missingStories(components: readonly ComponentStories[]): string[] {
  return components.flatMap(({ path, source, stories }) => {
    if (!stories?.length) return [`${path}: it has no stories`];
    const name = path.split('/').at(-1) ?? '';
    const wanted = name.endsWith('Screen') && /\buse(Suspense)?Query\(/.test(source) ? states : [];
    return wanted
      .filter((state) => !stories.includes(state) && !impossible[name]?.[state])
      .map((state) => `${path}: it has no story ${state}`);
  });
}
