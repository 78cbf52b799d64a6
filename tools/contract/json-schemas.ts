import type { WireSchema } from '@selfservice/api/core/endpoint';
import { wireDateTime } from '@selfservice/api/core/wire';
import { postPass } from '@selfservice/api/terminal/terminal.wire';
import { configurationSchema } from '@selfservice/api/session/session.wire';
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { Doc, WireDocs } from './doc-comments.ts';
import { isSchema } from './doc-comments.ts';

/** The JSON Schemas of the contract. */
export interface JsonSchemas {
  /** The schemas with a name. */
  components: Record<string, JsonSchema>;
  /** Returns the JSON Schema of a schema, or a reference to it if it has a name. */
  of(schema: WireSchema): JsonSchema;
}

type AnySchema = NonNullable<ConversionConfig['definitions']>[string];

/** Returns the fields of a JSON object that a doc comment describes. */
export function described(doc: Doc | null): Record<string, unknown> {
  return {
    ...(doc?.text && { description: doc.text }),
    ...(doc?.assumed && { 'x-assumed': true, 'x-assumed-reason': doc.assumed }),
  };
}

/** Returns the name of an exported schema in the document, for example `OvertimeRow` of `overtimeRowSchema`. */
function nameOf(constant: string): string {
  if ((constant as keyof typeof names) in names) return names[constant as keyof typeof names];
  const name = constant.replace(/Schema$/, '');
  return (name[0] ?? '').toUpperCase() + name.slice(1);
}

/** Names that say more in the document than in the code. */
const names = { wireDateTime: 'WallClockTime' } as const;

/** Converts the schemas of the contract, with the descriptions of their doc comments. */
export function createJsonSchemas(docs: WireDocs): JsonSchemas {
  const named = [...docs.constants].filter(
    ([constant, { value }]) =>
      isSchema(value) && value !== configurationSchema && (constant.endsWith('Schema') || constant in names),
  );
  const definitions = Object.fromEntries(
    named.map(([constant, { value }]) => [nameOf(constant), value as AnySchema]),
  );
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    // Checks of the calendar, which JSON Schema cannot express.
    ignoreActions: ['check'],
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema, jsonSchema }) => overridden(valibotSchema, jsonSchema, docs),
  };
  const components = toJsonSchemaDefs(definitions, config) as Record<string, JsonSchema>;
  for (const [constant, { doc }] of named) Object.assign(components[nameOf(constant)] ?? {}, described(doc));
  return {
    components: Object.fromEntries(
      Object.entries(components).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    of(schema) {
      const name = Object.keys(definitions).find((each) => definitions[each] === schema);
      if (name) return { $ref: `#/components/schemas/${name}` };
      const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, config);
      return rest;
    },
  };
}

/** Returns the JSON Schema of what the library does not know, or with descriptions; null to leave it as it is. */
function overridden(schema: AnySchema, json: JsonSchema, docs: WireDocs): JsonSchema | null {
  if (schema.type === 'blob' || schema.type === 'file')
    return { type: 'string', contentMediaType: 'application/octet-stream' };
  if (schema === wireDateTime) return { ...json, examples: ['2026-11-20T08:00:00Z'] };
  const { anyOf, ...rest } = json;
  const [value, nothing] = (anyOf ?? []) as JsonSchema[];
  // A plain value or null in one type instead of two schemas.
  if (value?.type && nothing?.type === 'null' && anyOf?.length === 2)
    return { ...value, ...rest, type: [value.type, 'null'], ...withNull(value) } as JsonSchema;
  if (!json.properties) return null;
  return { ...json, properties: withDocs(schema, json.properties as Record<string, JsonSchema>, docs) };
}

/** A list of values must contain null if null is valid. */
function withNull({ enum: values }: JsonSchema): JsonSchema {
  return values ? { enum: [...values, null] } : {};
}

function withDocs(schema: AnySchema, properties: Record<string, JsonSchema>, docs: WireDocs) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      {
        ...property,
        ...described(docs.fieldOf(schema, name)),
        ...((schema as unknown) === postPass.body && name === 'Value' && passText),
      },
    ]),
  );
}

/** The pass is a JSON text inside of JSON. */
const passText = {
  contentMediaType: 'application/json',
  contentSchema: { $ref: `#/components/schemas/${nameOf('insertedPassSchema')}` },
} as const satisfies Record<string, unknown>;
