import type { Area } from '@selfservice/ui/areas/defineArea';
import { hrefOf } from '@selfservice/ui/areas/defineArea';
import { runCommand } from '../run.ts';
import { declareArea, declaredArea, writeRoutes } from './area.ts';
import { collect } from './collect.ts';
import { addEndpoint } from './endpoint.ts';
import { toCamel, toPascal, toTitle } from './names.ts';
import { addTexts } from './texts.ts';
import type { Names } from './tree.ts';
import { writeTemplate } from './tree.ts';

const usage = `new area <word>
new screen <area> <name>     a screen with its endpoint
new dialog <area> <name>     a dialog and the button that opens it
new endpoint <area> <name>   a call with its query and mock endpoint
Write words and names like this: worksheet-states`;

const kebab = /^[a-z]+(-[a-z]+)*$/;

function namesOf(word: string, name: string, href = ''): Names {
  return { word, name, href, camel: toCamel(name), Name: toPascal(name), title: toTitle(name) };
}

async function addScreen(area: Area, name: string, href?: string): Promise<string[]> {
  const names = namesOf(area.word, name, href);
  return [
    ...(await addEndpoint(area, names)),
    ...(await writeTemplate('screen', names)),
    ...(await addTexts('screen', area.word, name)),
  ];
}

async function addArea(word: string): Promise<string[]> {
  const declared = declaredArea(word);
  const { area, files } = declared ? { area: declared, files: [] } : await declareArea(word);
  const [path] = Object.keys(area.paths ?? {});
  if (path === undefined) throw new Error(`${word} has no path. Add one to its declaration.`);
  const href = hrefOf(path);
  return [
    ...files,
    await writeRoutes(area),
    ...(await writeTemplate('area', namesOf(word, word, href))),
    ...(await addScreen(area, word, href)),
  ];
}

function known(word: string): Area {
  const area = declaredArea(word);
  if (!area) throw new Error(`${word} is not declared. Run "new area ${word}" first.`);
  return area;
}

const kinds: Record<string, (word: string, name: string) => Promise<string[]>> = {
  area: addArea,
  screen: (word, name) => addScreen(known(word), name),
  dialog: async (word, name) => [
    ...(await writeTemplate('dialog', namesOf(word, name))),
    ...(await addTexts('dialog', word, name)),
  ],
  endpoint: (word, name) => addEndpoint(known(word), namesOf(word, name)),
};

const [kind = '', word = '', name = word] = process.argv.slice(2);
const add = kinds[kind];
if (!add || !kebab.test(word) || !kebab.test(name) || (kind === 'area') !== (name === word)) {
  console.log(usage);
  process.exitCode = 1;
} else {
  const files = [...(await add(word, name)), ...(await collect(process.cwd()))];
  await runCommand('oxfmt', ['--write', ...files]);
  console.log(files.join('\n'));
}
