import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import type { Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { subpathsOf } from './exports.ts';
import type { ExportsMap } from './exports.ts';

interface Manifest {
  exports: ExportsMap;
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
}

/** Packages that must be peer dependencies, because a second copy would have separate React contexts. */
const peers =
  /^(@selfservice\/.+|@tanstack\/react-query|react|react-dom|react-i18next|i18next|styled-components|msw)$/;

/** Style sheets, and the replaced storage of msw. */
const mayHaveEffects = /\.css$|\/local-storage\.\*$/;

/** Returns the faults of a packed library: of its manifest, its files, and its types as TypeScript resolves them. */
export async function faultsOf(tarball: string): Promise<string[]> {
  const data = new Uint8Array(await readFile(tarball));
  const pack = createPackageFromTarballData(data);
  const root = `/node_modules/${pack.packageName}`;
  const files = pack.listFiles().map((file) => file.replace(root, '.'));
  const text = pack.readFile(`${root}/package.json`);
  const manifest = JSON.parse(text) as Manifest;
  return [
    ...contentFaults(files),
    ...mapFaults(files, (file) => pack.readFile(file.replace('.', root))),
    ...readmeFaults(pack.readFile(`${root}/README.md`)),
    ...(/"(workspace|catalog):/.test(text) ? ['A version contains workspace: or catalog:.'] : []),
    ...ownFaults(manifest),
    ...(await publintFaults(data)),
    ...(await typeFaults(pack, subpathsOf(manifest.exports, files))),
  ].map((fault) => `${pack.packageName}: ${fault}`);
}

function ownFaults({ sideEffects = true, dependencies = {} }: Manifest): string[] {
  const copies = Object.keys(dependencies).filter((name) => peers.test(name));
  const isPure = [sideEffects].flat().every((files) => files === false || mayHaveEffects.test(String(files)));
  return [
    ...copies.map((name) => `${name} must be a peer dependency.`),
    ...(isPure ? [] : ['Only style sheets and the storage of msw may have side effects.']),
  ];
}

function contentFaults(files: readonly string[]): string[] {
  const missing = ['./README.md', './LICENSE', './dist/CHANGELOG.md'].filter((file) => !files.includes(file));
  // Undeclared imports are copied into the package and would be duplicated.
  const copies = files.filter((file) => file.includes('/node_modules/'));
  const foreign = files.filter((file) => /\.(test|stories|fixtures)\.|^\.\/src\//.test(file));
  return [
    ...missing.map((file) => `${file} is missing.`),
    ...copies.map((file) => `${file} is a copy: declare its package as a dependency.`),
    ...foreign.map((file) => `${file} does not belong in the package.`),
  ];
}

/** Checks that the page of a registry leads nowhere that it does not have: it shows the text without the repository. */
function readmeFaults(text: string): string[] {
  const relative = [...text.matchAll(/\]\((?!https:|#)([^)]+)\)/g)].map(([, address]) => address);
  return relative.map((address) => `README.md links to ${address}, which a registry does not have.`);
}

/** Checks that the source map of each module with a function leads to its source. */
function mapFaults(files: readonly string[], read: (file: string) => string): string[] {
  const modules = files.filter((file) => file.endsWith('.js') && read(file).includes('function '));
  return modules
    .filter((file) => !files.includes(`${file}.map`) || read(`${file}.map`).includes('"mappings":""'))
    .map((file) => `${file} has no source map.`);
}

async function publintFaults(data: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

/** Checks only module resolutions that support `exports`, from ES modules: the package does not support `require`. */
async function typeFaults(
  pack: Parameters<typeof checkPackage>[0],
  subpaths: readonly string[],
): Promise<string[]> {
  const entrypoints = subpaths.filter((subpath) => !subpath.endsWith('.css'));
  const result = await checkPackage(pack, { entrypoints });
  if (!result.types) return ['attw: there are no types.'];
  return result.problems.filter((problem) => !isOfOldWays(problem)).map(describe);
}

function isOfOldWays(problem: Problem): boolean {
  if ('resolutionKind' in problem)
    return problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs';
  return 'resolutionOption' in problem && problem.resolutionOption === 'node10';
}

function describe(problem: Problem): string {
  const place = 'entrypoint' in problem ? problem.entrypoint : '';
  const file = 'fileName' in problem ? problem.fileName : '';
  return `attw: ${problem.kind} ${place}${file} ${'moduleSpecifier' in problem ? problem.moduleSpecifier : ''}`;
}
