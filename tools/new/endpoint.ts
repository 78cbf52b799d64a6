import type { Area } from '@selfservice/ui/areas/defineArea';
import { actions } from '@selfservice/api/session/permissions';
import { toCamel, toPascal, toTitle } from './names.ts';
import { withElement, withImport, withProperty } from './source-edits.ts';
import type { Names } from './tree.ts';
import { edit, writeTemplate } from './tree.ts';

/** Returns the right that guards the first path of an area, without the prefix of all rights; null for none. */
function rightOf({ paths = {} }: Area): string | null {
  const [action = null] = Object.values(paths);
  return action && actions[action].replace('SelfServiceApp_', '');
}

/** Adds an endpoint to an area: its contract, query and test, its handler and a sample of a good call. Returns the files. */
export async function addEndpoint(area: Area, names: Names): Promise<string[]> {
  const { word } = area;
  const { name = '' } = names;
  const call = `get${toPascal(name)}`;
  const right = rightOf(area);
  const access = right ? `needs('${right}')` : 'everyone';
  const wire = `@selfservice/api/${word}/${word}.wire`;
  return [
    ...(await writeTemplate('endpoint', names)),
    await edit(
      `packages/api/src/${word}/${word}.wire.ts`,
      (source) => `${source}
/** The list of ${names['title']}. ASSUMED: the shape. */
export const ${call} = endpoint({
  method: 'GET',
  path: '/controllers/SelfService/${toPascal(name)}',
  answer: v.array(v.object({ Id: v.number(), Text: v.string() })),
  auth: 'bearer',
});
`,
      `import * as v from 'valibot';\nimport { endpoint } from '../core/endpoint.ts';\n`,
    ),
    await edit(
      `packages/mock-server/src/${word}/${word}.handlers.ts`,
      (source) => {
        const handler = `handle(${call}, ${access}, ({ grant }) =>
    grant.ref === people.firstDay.ref ? [] : [{ Id: 1, Text: 'First' }, { Id: 2, Text: 'Second' }],
  )`;
        const imports: [name: string, from: string][] = [
          ['people', '../core/people.ts'],
          [right ? 'needs' : 'everyone', '../core/rights.ts'],
          ['handle', '../core/handler.ts'],
          [call, wire],
        ];
        return imports.reduce(
          (text, [each, from]) => withImport(text, each, from),
          withElement(source, `${toCamel(word)}Handlers`, handler),
        );
      },
      `\n/** The endpoints of ${toTitle(word)}. */\nexport const ${toCamel(word)}Handlers = [];\n`,
    ),
    await edit(
      `packages/mock-server/src/${word}/${word}.samples.fixtures.ts`,
      (source) => withProperty(source, `${call}: [{ ways: ${right ? `[['${right}']]` : `'everyone'`} }]`),
      `import type * as wire from '${wire}';
import type { SamplesOf } from '../samples.fixtures.ts';

export default {} satisfies SamplesOf<typeof wire>;
`,
    ),
  ];
}
