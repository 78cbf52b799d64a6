import { basename } from 'node:path';
import { markdownTable } from 'markdown-table';
import type { Citation } from './citations.ts';
import type { Requirement } from './requirements.ts';

/** Returns a page that says which test shows which requirement of an area. */
export function shownByPage(
  area: string,
  requirements: readonly Requirement[],
  shown: readonly (Citation & { file: string })[],
): string {
  const rows = requirements.map(({ id }) => {
    const tests = shown.filter((citation) => citation.id === id);
    const byFile = [...Map.groupBy(tests, ({ file }) => file)].map(([file, ofFile]) => {
      const titles = ofFile
        .flatMap(({ title }) => title ?? [])
        .map((title) => title.replaceAll('|', String.raw`\|`));
      const link = `[${basename(file)}](../../../${file})`;
      return titles.length > 0 ? `${link}: ${titles.join('; ')}` : link;
    });
    return [`\`${id}\``, byFile.join('<br>')];
  });
  const text = `The tests, stories and journeys that show the requirements of [${area}](../${area}.md).`;
  return `# ${area}: shown by\n\n${text} Written by the test in \`tools/requirements\`.\n\n${markdownTable([['Requirement', 'Shown by'], ...rows])}\n`;
}
