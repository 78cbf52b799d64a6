import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { areas } from '@selfservice/ui/areas/areas';
import { componentRoot, exportedComponents } from '../stories/components.ts';
import { componentsWithPage } from './component-pages.ts';
import { docCommentOf, firstSentence } from './doc-comment.ts';
import { documentPages } from './document-pages.ts';
import { generatedTexts } from './generated-markdown.ts';
import { linkedStories } from './story-links.ts';

/** A package of the workspace with its description. */
function packages(): string[] {
  return globSync('packages/*/package.json')
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string; description: string })
    .map(({ name, description }) => `- ${name}: ${description}`);
}

/**
 * Returns a line for each component of a folder: its name, its page or its first story, and the first sentence of its doc
 * comment.
 */
function componentsOf(folder: string, firstStories: ReadonlyMap<string, string>): string[] {
  const withPage = new Set(componentsWithPage());
  return exportedComponents()
    .filter((path) => path.startsWith(`${folder}/`))
    .toSorted()
    .map((path) => {
      const name = basename(path, '.tsx');
      const about = firstSentence(docCommentOf(readFileSync(`${componentRoot}/${path}`, 'utf8'), name));
      const story = firstStories.get(path.replace(/[^/]+$/, ''));
      const address = withPage.has(path) ? `./docs/${name}.md` : story && `./?path=/story/${story}`;
      return `- ${address ? `[${name}](${address})` : name}: ${about}`;
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
      .map(({ title, id, about, file }) => {
        const text = title in generatedTexts ? ` ([Markdown](./${file}))` : '';
        return `- [${title}](./?path=/docs/${id})${text}${about && `: ${about}`}`;
      })
      .join('\n'),
    ...folders.flatMap((folder) => {
      const lines = componentsOf(folder, firstStories);
      return lines.length > 0 ? [`## Components: ${folder}`, lines.join('\n')] : [];
    }),
  ].join('\n\n');
}
