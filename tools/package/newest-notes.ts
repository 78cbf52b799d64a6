/** Returns the release notes of the newest version, for a package of that version. */
export function newestNotes(changelog: string): string {
  const [title = '', newest = ''] = changelog.split(/^(?=#{1,2} )/m);
  return `${title.split('\n')[0]}\n\n${newest.trimEnd()}\n`;
}
