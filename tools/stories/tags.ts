import { storyBodies } from '../pictures/stories.ts';

/** The tags by which the workbench filters its stories, each with the rule that a story fulfils. */
const rules: Readonly<Record<string, (story: { file: string; name: string; body: string }) => boolean>> = {
  screen: ({ file }) => /\/\w+Screen\/\w+\.stories/.test(file),
  dialog: ({ file }) => /\/\w+(Dialog|Popover|Sheet)\/\w+\.stories/.test(file),
  loading: ({ file, name }) => /Loading|Skeleton/.test(name) || /Skeleton\.stories/.test(file),
  empty: ({ name }) => /Empty|Nothing|NoOne|Without|^No[A-Z]/.test(name),
  failed: ({ name, body }) => /Fail|Offline|NoNetwork|Lost|Malformed/.test(name) || /\bfailing\(/.test(body),
  phone: ({ body }) => /\bviewport: \{ value: '(phone|narrow|landscape)' \}/.test(body),
  rights: ({ name, body }) =>
    /Disabled|Hidden|Right/.test(name) || /\b(disabledActions|invisibleActions)\b/.test(body),
  message: ({ name, body }) =>
    /Message|Refused|Warning|Problem/.test(name) || /\brole: 'alert'|findByRole\('alert'/.test(body),
};

/** The names of all tags. */
export const storyTags: readonly string[] = Object.keys(rules);

/** Returns whether a tag cites a requirement, such as `approvals-12`. */
export function isCitation(tag: string): boolean {
  return /-\d+$/.test(tag);
}

/**
 * Returns the tags of the stories of a file by the names of their exports.
 *
 * @param source the text of the story file
 * @param file its path with slashes
 */
export function tagsIn(source: string, file: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    storyBodies(source).map(({ name, body }) => [
      name,
      storyTags.filter((tag) => rules[tag]?.({ file, name, body })),
    ]),
  );
}
