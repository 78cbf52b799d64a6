/** The parts of a release that must agree. */
export interface Release {
  /** The name of the tag, such as `v2.43.0`. */
  tag: string;
  /** The version of each `package.json` by its path. */
  versions: Readonly<Record<string, string | undefined>>;
  /** The text of the release notes. */
  changelog: string;
}

/** Returns what prevents a release, with its cure. */
export function releaseFaults({ tag, versions, changelog }: Release): string[] {
  const [, version] = /^v(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
  if (version === undefined) return [`The tag ${tag} is not a version. Write it like this: v2.43.0`];
  const others = Object.entries(versions).filter(([, other]) => other !== version);
  return [
    ...others.map(([file, other]) => `${file} has the version ${other ?? 'none'}, the tag has ${version}.`),
    ...changelogFaults(version, changelog),
  ];
}

function changelogFaults(version: string, changelog: string): string[] {
  const [first = ''] = changelog.split('\n').filter((line) => line.startsWith('## '));
  const [, title, date = ''] = /^## (\S+)(?: - (.*))?$/.exec(first) ?? [];
  if (title !== version)
    return [`CHANGELOG.md begins with "${first}". Its first version must be ${version}, as in the tag.`];
  return isDate(date) ? [] : [`CHANGELOG.md has no date for ${version}. Write: ## ${version} - 2026-11-26`];
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
