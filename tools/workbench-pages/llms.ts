import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { areas } from '@selfservice/ui/areas/areas';
import { componentRoot, exportedComponents } from '../stories/components.ts';
import { linkedStories } from './story-links.ts';

/** A package of the workspace with its description. */
function packages(): string[] {
  return globSync('packages/*/package.json')
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string; description: string })
    .map(({ name, description }) => `- ${name}: ${description}`);
}

/** Returns the first sentence of a text in one line, without markup. */
function firstSentence(text: string): string {
  const line = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
}

/** A page of documentation of the workbench. */
export interface DocumentPage {
  title: string;
  /** The id of the page in the workbench. */
  id: string;
  /** Its first sentence. */
  about: string;
}

/** Returns the pages of documentation in alphabetical order. */
export function documentPages(): DocumentPage[] {
  return globSync('.storybook/docs/*.mdx')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .map((text) => {
      const [, title = ''] = /<Meta title="docs\/([^"]+)"/.exec(text) ?? [];
      const [, about = ''] = /^# .+\n\n([A-Z][\s\S]*?)(?:\n\n|$(?![\s\S]))/m.exec(text) ?? [];
      return {
        title,
        id: `docs-${title.toLowerCase().replaceAll(' ', '-')}--docs`,
        about: firstSentence(about),
      };
    });
}

/** Returns a line for each component of a folder: its name, its first story, and the first sentence of its doc comment. */
function componentsOf(folder: string, firstStories: ReadonlyMap<string, string>): string[] {
  return exportedComponents()
    .filter((path) => path.startsWith(`${folder}/`))
    .toSorted()
    .map((path) => {
      const name = basename(path, '.tsx');
      const source = readFileSync(`${componentRoot}/${path}`, 'utf8');
      const comment = new RegExp(
        String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:default )?(?:async )?(?:function|const) ${name}\b`,
      );
      const words = (comment.exec(source)?.[1] ?? '').replaceAll(/^\s*\* ?/gm, '').replace(/@[\s\S]*/, '');
      const story = firstStories.get(path.replace(/[^/]+$/, ''));
      const link = story ? `[${name}](./?path=/story/${story})` : name;
      return `- ${link}: ${firstSentence(words)}`;
    });
}

/** Returns the text of `llms.txt`: packages, pages and components with one line each, made from the sources. */
export function llmsText(): string {
  const firstStories = new Map(
    linkedStories()
      .map(({ file, link }) => [file.replace('packages/ui/src/', '').replace(/[^/]+$/, ''), link.id] as const)
      .toReversed(),
  );
  const { description } = JSON.parse(readFileSync('package.json', 'utf8')) as { description: string };
  const folders = ['primitives', 'patterns', ...areas.map(({ word }) => word)];
  return [
    '# Employee self-service: the workbench',
    `> ${description}: every screen, dialog and component in each of its states, with a mock of the backend.`,
    'The contract of the backend is in [openapi.json](./contract/openapi.json), the stories are in [index.json](./index.json), and the props of the components in [components.json](./manifests/components.json).',
    '## Packages',
    packages().join('\n'),
    '## Pages',
    documentPages()
      .map(({ title, id, about }) => `- [${title}](./?path=/docs/${id})${about && `: ${about}`}`)
      .join('\n'),
    ...folders.flatMap((folder) => {
      const lines = componentsOf(folder, firstStories);
      return lines.length > 0 ? [`## Components: ${folder}`, lines.join('\n')] : [];
    }),
  ].join('\n\n');
}
