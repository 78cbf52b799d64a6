/** A schema of the document, as far as the page shows it. */
export interface DocumentSchema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly DocumentSchema[];
  items?: DocumentSchema;
  properties?: Record<string, DocumentSchema>;
  required?: readonly string[];
  contentMediaType?: string;
  description?: string;
  'x-assumed-reason'?: string;
}

/** The content of a body by media type. */
type Contents = Record<
  string,
  { schema: DocumentSchema; example?: unknown; examples?: Record<string, { value: unknown }> }
>;

/** A call of the document. */
interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  'x-assumed-reason'?: string;
  security: readonly { bearer?: readonly string[] }[];
  parameters: readonly { name?: string; example?: unknown; schema?: DocumentSchema }[];
  requestBody?: { content: Contents };
  responses: Record<string, { description: string; content?: Contents }>;
}

/** The OpenAPI document, as far as the page shows it. */
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, DocumentSchema> };
}

/** A call with its method and path. */
export interface DocumentCall extends Operation {
  method: string;
  path: string;
}

/** Returns all calls in the order of the document. */
export function callsOf({ paths }: ContractDocument): DocumentCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Returns the samples of a body, each once; none for a file or a body without one. */
export function examplesOf(content: Contents[string] | undefined): unknown[] {
  if (!content) return [];
  const { example, examples = {} } = content;
  const all = [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map(({ value }) => value),
  ];
  // The same body may be a sample of several callers.
  return [...new Set(all.map((value) => JSON.stringify(value)))].map((text) => JSON.parse(text) as unknown);
}

/** Returns everything by which a call is found: method, path, name, words, fields and rights. */
export function wordsOf(contract: ContractDocument, call: DocumentCall): string {
  const { method, path, operationId, tags, description, security, responses, requestBody } = call;
  const bodies = [requestBody, ...Object.values(responses)].flatMap((each) =>
    Object.values(each?.content ?? {}),
  );
  const fields = bodies.flatMap(({ schema }) => fieldsOf(contract, schema).map((field) => field.path));
  const rights = security.flatMap(({ bearer = [] }) => bearer);
  return [method, path, operationId, ...tags, description, ...rights, ...fields].join(' ');
}

/** Returns the name of a referenced schema; null for a schema without a name. */
function nameOf({ $ref }: DocumentSchema): string | null {
  return $ref ? ($ref.split('/').at(-1) ?? '') : null;
}

/** Returns a type in one line, for example `Request[]` or `string | null`. */
export function typeText(schema: DocumentSchema): string {
  const name = nameOf(schema);
  if (name) return name;
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items) {
    const list = `${schema.items.anyOf ? `(${typeText(schema.items)})` : typeText(schema.items)}[]`;
    return Array.isArray(schema.type) ? `${list} | null` : list;
  }
  if (schema.contentMediaType === 'application/octet-stream') return 'file';
  return [schema.type ?? 'any'].flat().join(' | ');
}

/** A field of a body with its path. */
export interface DocumentField {
  path: string;
  isRequired: boolean;
  type: string;
  description: string;
  assumed: string;
}

/** A schema with a name inside of itself is not opened again. */
const deepest = 6;

/** Returns the fields of a schema, those of nested objects and lists with their paths. */
export function fieldsOf({ components }: ContractDocument, schema: DocumentSchema): DocumentField[] {
  const opened = (one: DocumentSchema): DocumentSchema => {
    const name = nameOf(one);
    if (name) return opened(components.schemas[name] ?? {});
    const [first, ...rest] = (one.anyOf ?? []).filter(({ type }) => type !== 'null');
    return first && rest.length === 0 ? opened(first) : one;
  };

  function below(one: DocumentSchema, path: string, depth: number): DocumentField[] {
    const { items, properties = {}, required = [] } = opened(one);
    if (depth > deepest) return [];
    if (items) return below(items, `${path}[]`, depth + 1);
    return Object.entries(properties).flatMap(([field, property]) => {
      const own = path ? `${path}.${field}` : field;
      return [
        {
          path: own,
          isRequired: required.includes(field),
          type: typeText(property),
          description: property.description ?? '',
          assumed: property['x-assumed-reason'] ?? opened(property)['x-assumed-reason'] ?? '',
        },
        ...below(property, own, depth + 1),
      ];
    });
  }

  return below(schema, '', 0);
}
