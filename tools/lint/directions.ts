import { areas } from '@selfservice/ui/areas/areas';

/** An import to check. */
export interface ImportEdge {
  /** Path of the importing file, relative to the root of the workspace. */
  from: string;
  /** The module specifier. */
  specifier: string;
  /** The imported names; empty for a side effect. */
  names: readonly string[];
  /** Whether it is an `import()`, which creates a separate chunk. Default false. */
  isDynamic?: boolean;
}

/** The areas that an area may import, from its declaration. The test routes are not declared as an area. */
const areaDependencies = new Map<string, readonly string[]>([
  ...areas.map(({ word, dependsOn = [] }) => [word, dependsOn] as const),
  ['testing', ['department-plan']],
]);

const uiLayers = ['tokens', 'i18n', 'environment', 'areas', 'primitives', 'patterns'] as const;

/** The folders that each shared folder of the component library may import. */
const uiDependencies: Record<string, readonly string[]> = {
  tokens: [],
  i18n: [],
  environment: ['tokens'],
  areas: [],
  primitives: ['tokens'],
  patterns: ['tokens', 'i18n', 'environment', 'areas', 'primitives'],
};

const wireContract = /^(core\/(endpoint|clock|language|local-date[a-z-]*)|[a-z-]+\/[a-z-]+\.wire)$/;
/** The exports of `core/wire` that are schemas; the others convert values for the client. */
const wireShapes = new Set(['nothing', 'paged', 'wireDateTime', 'wireValue']);
const routers = /^(react-router|react-router-dom)($|\/)/;
/** The only import of the mock server in the product: a chunk that only the test routes load. */
const testServer = {
  from: 'packages/app/src/testing/test-server.ts',
  specifier: '@selfservice/mock-server/testing/test-backend',
};
/** Names of queries; a namespace import may contain one. */
const queryNames = /((Query|Mutation)|^\*)$/;
/** Folders of the application that do not belong to an area; the empty one is for the entry files. */
const appShared = new Set(['shell', 'demo', '']);
const queryHooks = /^(use\w*(Quer(y|ies)|Mutation(State)?|Fetching|Mutating|QueryClient)|\*)$/;
/** The files that may fetch data: these components, and hooks in their folders. */
const queryingFiles = /(Screen|Dialog|Picker)(\.tsx|\/use\w+\.ts)$/;
const queryingFilesOnly = 'Only screens, dialogs and pickers fetch data; a view receives it as props.';
/** The modules of the api that a primitive may import: days and times, the clock, and the language. */
const primitiveCore = /^core\/(local-date[a-z-]*|local-time|clock|language)$/;

/** Returns why an import is forbidden, or null if it is allowed. */
export function directionFault(edge: ImportEdge): string | null {
  const from = edge.from.replaceAll('\\', '/');
  const source = locate(from);
  if (!source) return null;
  const target = locate(resolve(from, edge.specifier));
  if (isStoryOrTest(from))
    return target?.pack === 'app' && source.pack !== 'app' ? 'Nothing imports app.' : null;

  if (routers.test(edge.specifier) && source.pack !== 'app')
    return 'Only app may use the router: take the address as a prop and report navigation by a callback.';
  if (/\.fixtures(\.tsx?)?$/.test(edge.specifier) || /^#storybook\/|\.storybook\//.test(edge.specifier))
    return 'Samples and the workbench are for stories and tests.';
  if (edge.specifier === '@tanstack/react-query' && asksInView(source, from, edge.names, queryHooks))
    return queryingFilesOnly;
  if (!target || isText(source, edge.specifier)) return null;
  if (target.pack === 'app' && source.pack !== 'app') return 'Nothing imports app.';
  switch (source.pack) {
    case 'api':
      return apiFault(source, target);
    case 'mock-server':
      return mockFault(source, target, edge.names);
    case 'ui':
      return uiFault(from, source, target, edge.names);
    case 'app':
      return appFault(from, source, target, edge);
  }
}

interface Place {
  pack: 'api' | 'mock-server' | 'ui' | 'app';
  /** The first folder below src: an area or a shared folder. */
  folder: string;
  /** The path below src without its extension. */
  path: string;
}

function apiFault(source: Place, target: Place): string | null {
  if (target.pack !== 'api') return 'api may import neither ui nor the mock server.';
  if (source.folder === 'core' && target.folder !== 'core') return 'core may not import an area.';
  return areaFault(source, target, ['core', 'session', 'areas']);
}

function mockFault(source: Place, target: Place, names: readonly string[]): string | null {
  if (target.pack === 'mock-server')
    return source.folder === 'core' && target.folder !== 'core' ? 'core may not import an area.' : null;
  if (target.pack === 'api' && target.path === 'core/wire')
    return names.length > 0 && names.every((name) => wireShapes.has(name))
      ? null
      : 'The mock server converts dates and lists by its own code: core/wire-dates.';
  if (target.pack === 'api' && wireContract.test(target.path)) return null;
  return 'The mock server plays the backend: of the client it may import only the wire contract.';
}

function uiFault(from: string, source: Place, target: Place, names: readonly string[]): string | null {
  if (target.pack === 'mock-server') return 'Only stories and tests use the mock server.';
  if (target.pack === 'api') return uiToApiFault(from, source, target, names);
  // The list of areas imports the declaration in each area's folder.
  if (source.folder === 'areas' && target.path.endsWith('.area')) return null;
  const allowed = uiDependencies[source.folder];
  if (allowed && target.folder !== source.folder && !allowed.includes(target.folder))
    return `${source.folder} may use ${allowed.join(', ') || 'nothing else'}.`;
  return allowed ? null : areaFault(source, target, uiLayers);
}

function uiToApiFault(from: string, source: Place, target: Place, names: readonly string[]): string | null {
  if (target.path.endsWith('.wire')) return 'Wire names stay inside api.';
  if (source.folder === 'primitives' || source.folder === 'tokens')
    return primitiveCore.test(target.path) ? null : `${source.folder} must not depend on attendance.`;
  return asksInView(source, from, names, queryNames) ? queryingFilesOnly : null;
}

function asksInView(source: Place, from: string, names: readonly string[], asking: RegExp): boolean {
  return source.pack === 'ui' && names.some((name) => asking.test(name)) && !queryingFiles.test(from);
}

function appFault(from: string, source: Place, target: Place, edge: ImportEdge): string | null {
  if (target.pack === 'mock-server' && !mayUseMock(from, edge))
    return 'The product never asks whether it is mocked: only the demo and the test routes start the mock server.';
  if (target.path.endsWith('.wire')) return 'Wire names stay inside api.';
  const isOfArea = source.pack === target.pack && !appShared.has(source.folder);
  return isOfArea ? areaFault(source, target, [...appShared]) : null;
}

function mayUseMock(from: string, { specifier, isDynamic = false }: ImportEdge): boolean {
  const isOfTestRoutes = from === testServer.from && specifier === testServer.specifier && isDynamic;
  return isOfTestRoutes || /^packages\/app\/(src\/demo|e2e\/)/.test(from);
}

function areaFault(source: Place, target: Place, shared: readonly string[]): string | null {
  const isFine =
    source.folder === target.folder ||
    shared.includes(target.folder) ||
    (areaDependencies.get(source.folder) ?? []).includes(target.folder);
  return isFine
    ? null
    : `${source.folder} may not import ${target.folder}: move the shared code to patterns or core.`;
}

/** Returns whether an import is a locale file in the list of all texts. */
function isText(source: Place, specifier: string): boolean {
  return source.folder === 'i18n' && specifier.includes('/locales/');
}

function isStoryOrTest(from: string): boolean {
  return /\.(test|stories|fixtures)\.tsx?$/.test(from) || from.includes('/e2e/');
}

function resolve(from: string, specifier: string): string {
  const packed = /^@selfservice\/([a-z-]+)\/(.+)$/.exec(specifier);
  if (packed) return `packages/${packed[1]}/src/${packed[2]}`;
  if (!specifier.startsWith('.')) return specifier;
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function locate(path: string): Place | null {
  const match = /^packages\/(api|mock-server|ui|app)\/(?:src\/)?((?:([^/]+)\/)?.+)$/.exec(path);
  if (!match) return null;
  const [, pack, rest = '', folder = ''] = match;
  return { pack: pack as Place['pack'], folder, path: rest.replace(/\.tsx?$/, '') };
}
