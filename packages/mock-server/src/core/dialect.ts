import type { Endpoint, WireSchema } from '@selfservice/api/core/endpoint';
import type { BackendLanguage } from '@selfservice/api/core/language';
import { languages } from '@selfservice/api/core/language';
import { wireDateTime } from '@selfservice/api/core/wire';
import * as v from 'valibot';
import { coreWords } from './core-words.ts';
import type { Refusal } from './refusals.ts';
import { refuse } from './refusals.ts';
import { isWireDateTime } from './wire-dates.ts';

/** Returns the language of a request: `Accept-Language` must be exactly `en`, `cs` or `sk`, otherwise undefined. */
export function languageOf(request: Request): BackendLanguage | undefined {
  const header = request.headers.get('Accept-Language');
  return languages.find((language) => language === header);
}

/** Returns the refusal of a wrong `Accept-Language` or `Content-Type`, or undefined if both are right. */
export function headersRefusal(endpoint: Endpoint, request: Request): Refusal | undefined {
  if (!languageOf(request)) return refuse(400, coreWords.language);
  const wanted = contentTypes[endpoint.bodyFormat];
  const [sent = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  return endpoint.body && sent.trim() !== wanted ? refuse(400, coreWords.contentType(wanted)) : undefined;
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Returns the query of a request. */
export function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** Returns the body of a request, or undefined if it does not have the format of the endpoint. */
export async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (endpoint.bodyFormat === 'form') return Object.fromEntries(new URLSearchParams(await request.text()));
  if (endpoint.bodyFormat === 'multipart') {
    const form = await request.formData().catch(() => undefined);
    return form && Object.fromEntries(form);
  }
  return request.json().catch(() => undefined);
}

/** Returns the refusal of a query or body with a wrong shape, an unknown field or a wrong date format, or undefined. */
export function valueRefusal(
  schema: WireSchema | undefined,
  value: unknown,
  part: 'query' | 'body',
): Refusal | undefined {
  if (!schema) return strictRefusal({ type: 'object', entries: {} }, value, part);
  const result = v.safeParse(schema, value);
  if (result.success) return strictRefusal(schema, value, part);
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return refuse(400, coreWords.invalid(path ? `${part}.${path}` : part, issue.message));
}

/** The parts of a schema that contain other schemas. */
interface SchemaNode {
  type: string;
  /** The fields of an object. */
  entries?: Record<string, SchemaNode>;
  /** The item of a list. */
  item?: SchemaNode;
  /** The schema of an optional or nullable value. */
  wrapped?: SchemaNode;
}

function strictRefusal(node: SchemaNode, value: unknown, path: string): Refusal | undefined {
  if (value === undefined || value === null) return undefined;
  if (node.wrapped) return strictRefusal(node.wrapped, value, path);
  if ((node as unknown) === wireDateTime)
    return isWireDateTime(value as string) ? undefined : refuse(400, coreWords.noDateTime(path));
  const { item, entries } = node;
  if (item)
    return firstOf(value as unknown[], (each, index) => strictRefusal(item, each, `${path}.${index}`));
  if (!entries) return undefined;
  return firstOf(Object.entries(value), ([name, each]) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return entry
      ? strictRefusal(entry, each, `${path}.${name}`)
      : refuse(400, coreWords.unknownField(`${path}.${name}`));
  });
}

function firstOf<T>(
  list: readonly T[],
  refusalOf: (each: T, index: number) => Refusal | undefined,
): Refusal | undefined {
  for (const [index, each] of list.entries()) {
    const refusal = refusalOf(each, index);
    if (refusal) return refusal;
  }
  return undefined;
}
