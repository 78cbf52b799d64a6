import { existsSync, globSync, readFileSync } from 'node:fs';
import type { AreaWord } from '@selfservice/api/areas/area-words';
import type { Action } from '@selfservice/api/session/permissions';
import { callNames, calls as callsByName } from '@selfservice/mock-server/core/calls';
import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';
import { rightInWords } from './area-words.ts';
import type { CodeGraph } from './code-graph.ts';
import { createCodeGraph } from './code-graph.ts';
import { linkedStories } from './story-links.ts';

/** A path of the application at which a screen or dialog appears. */
export interface MappedPath {
  path: string;
  /** The right that its route needs; null needs only a sign-in. */
  right: { action: Action; words: string } | null;
}

/** A section of help. */
export interface HelpSection {
  /** The id of the section. */
  anchor: string;
  /** Its English heading. */
  heading: string;
}

/** A screen or dialog of an area. */
export interface MappedScreen {
  area: AreaWord;
  /** The name of its component. */
  name: string;
  /** The id of its first story, and the number of its stories; null without stories. */
  stories: { first: string; count: number } | null;
  /** The paths at which it appears. */
  paths: readonly MappedPath[];
  /** The calls that its code can make, with those of the dialogs that it opens. */
  calls: readonly string[];
  /** The sections of help about it or its area. */
  help: readonly HelpSection[];
}

/** The screens of the product. */
export interface ScreenMap {
  screens: readonly MappedScreen[];
  /** The calls that no screen makes: those of the session and the frame. */
  otherCalls: readonly string[];
}

/** The names of the calls of the backend, without the files beside the page. */
const backendCalls = callNames.filter((name) => callsByName[name].path.startsWith('/'));

/** Returns the calls of the backend among the declarations that a file uses, in the order of the contract. */
function callsOf(file: string, graph: CodeGraph): string[] {
  const used = new Set([...graph.usedBy(file)].map((key) => key.split('#')[1]));
  return backendCalls.filter((name) => used.has(name));
}

interface Component {
  area: AreaWord;
  name: string;
  file: string;
}

/** Returns the screens, dialogs and pickers with a folder of their own. */
function components(): Component[] {
  return areas.flatMap(({ word: area }) =>
    globSync(`packages/ui/src/${area}/*{Screen,Dialog,Picker,Popover}/`)
      .map((folder) => folder.replaceAll('\\', '/').replace(/\/$/, '').split('/').at(-1) ?? '')
      .map((name) => ({ area, name, file: `packages/ui/src/${area}/${name}/${name}.tsx` }))
      .filter(({ file }) => existsSync(file))
      // Screens first.
      .toSorted((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name)),
  );
}

const rank = (name: string) => (name.endsWith('Screen') ? 0 : 1);

/** Returns the files of the screens that each declared path can show. */
function filesByPath(graph: CodeGraph): { path: string; action: Action | null; files: Set<string> }[] {
  return areas.flatMap(({ word, paths = {} }) => {
    const file = `packages/app/src/${word}/${word}.routes.tsx`;
    const routes = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return Object.entries(paths).map(([path, action]) => {
      const [, screen = ''] =
        new RegExp(`'${path.replace('?', String.raw`\?`)}': ([^\n]+)`).exec(routes) ?? [];
      const origins = [...routes.matchAll(/\bimport\('\.\/(\w+)\.tsx'\)/g)].flatMap(([, name = '']) => name);
      const named = origins.filter((name) => screen.includes(name));
      const used = (named.length > 0 ? named : origins).flatMap((name) => [
        ...graph.usedBy(`packages/app/src/${word}/${name}.tsx`),
      ]);
      return { path, action, files: new Set(used.map((key) => key.split('#')[0] ?? '')) };
    });
  });
}

/** Returns the sections of the English help page with the area of each. */
function helpSections(): (HelpSection & { area: string })[] {
  const page = readFileSync('packages/app/help-pages/en.html', 'utf8');
  const section = /<section id="([^"]+)" data-area="([^"]+)"[^>]*>\s*<h\d[^>]*>([\s\S]*?)<\/h\d>/g;
  return [...page.matchAll(section)].map(([, anchor = '', area = '', heading = '']) => ({
    anchor,
    area,
    heading: heading.replaceAll(/<[^>]*>/g, '').trim(),
  }));
}

/** Returns every screen and dialog with its stories, paths, rights, calls and help. */
export function screenMap(): ScreenMap {
  const graph = createCodeGraph();
  const routes = filesByPath(graph);
  const sections = helpSections();
  const stories = linkedStories();
  const screens = components().map(({ area, name, file }): MappedScreen => {
    const folder = file.replace(/[^/]+$/, '');
    const own = stories.filter((story) => story.file.startsWith(folder));
    const first = own.find((story) => story.file.endsWith(`/${name}.stories.tsx`)) ?? own[0];
    const shown = routes.filter(({ files }) => files.has(file));
    const ownHelp = sections.filter((section) => section.area === area);
    const atPath = ownHelp.filter(({ anchor }) => shown.some(({ path }) => hrefOf(path) === `/${anchor}`));
    return {
      area,
      name,
      stories: first ? { first: first.link.id, count: own.length } : null,
      paths: shown.map(({ path, action }) => ({
        path,
        right: action && { action, words: rightInWords(action) },
      })),
      calls: callsOf(file, graph),
      help: (atPath.length > 0 ? atPath : ownHelp).map(({ anchor, heading }) => ({ anchor, heading })),
    };
  });
  const made = new Set(screens.flatMap((screen) => screen.calls));
  return { screens, otherCalls: backendCalls.filter((name) => !made.has(name)) };
}
