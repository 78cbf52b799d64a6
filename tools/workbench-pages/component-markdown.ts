import { compactTable } from './compact-table.ts';
import { withLinks } from './component-guides.ts';
import type { ComponentPage } from './component-pages.ts';
import { storiesText } from './story-text.ts';

/** Returns the page of a component as Markdown, for a file in `docs` beside the workbench. */
export function componentMarkdown(page: ComponentPage): string {
  const { folder, name, id, purpose, guide, props, otherProps, size, stories } = page;
  return [
    `# ${name}`,
    purpose,
    `\`import { ${name} } from '@selfservice/ui/${folder}/${name}';\``,
    `[Page in the workbench](../?path=/docs/${id})`,
    ...guide.flatMap(({ heading, lines }) => [
      `## ${heading}`,
      lines.map((line) => `- ${withLinks(line, (other) => `./${other}.md`)}`).join('\n'),
    ]),
    '## Props',
    ...(props.length > 0
      ? [
          compactTable(
            ['Prop', 'Type', 'Required', 'Meaning'],
            props.map((prop) => [
              `\`${prop.name}\``,
              `\`${prop.type}\``,
              prop.isRequired ? 'yes' : 'no',
              prop.description,
            ]),
          ),
        ]
      : []),
    ...(otherProps ? [otherProps] : []),
    ...(size
      ? [
          '## Size',
          `${size.alone} alone, ${size.added} more on a screen with a Button and a TextField, after gzip.`,
        ]
      : []),
    '## Stories',
    stories.map((story) => `- ${storiesText([story])}`).join('\n'),
  ].join('\n\n');
}
