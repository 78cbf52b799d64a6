import type { WireSchema } from '@selfservice/api/core/endpoint';
import type { CallName } from '@selfservice/mock-server/core/calls';
import { calls } from '@selfservice/mock-server/core/calls';
import * as v from 'valibot';
import { payloads } from './payloads.ts';

/**
 * The use of a text of the backend. `text` is shown or searched and gets a payload in every row. `word` chooses something,
 * such as a kind, a colour or a key, and gets a payload in every third row. `reference` connects rows, calls or a session and
 * stays as it is, because a changed one would only be a row that nothing refers to.
 */
export type TextUse = 'text' | 'word' | 'reference';

/** A text field in the answer of a call. */
export interface TextField {
  call: CallName;
  /** The dotted path of the field; a list is `[]`, the whole answer is empty. */
  path: string;
  use: TextUse;
}

/** The parts of a valibot schema that this module reads. */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Record<string, SchemaNode>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly SchemaNode[];
  readonly getter?: (input: unknown) => SchemaNode;
}

/** References of users, people, categories and tokens, and addresses that the page may fetch, by the names of their fields. */
const references =
  /(^|\.)(access_token|refresh_token|userName|sid|sidSubst|IXS_REF|ixs_ref|ixsref|Ixsref|IXS_KAT|ownerID)$|^persons\[\]\.id$|^recalculatedIDs\[\]$|^endpoint$|^avatarSource$/;

/** Kinds, colours, keys and settings, by the names of their fields. */
const words =
  /(^|\.)(type|color|PK_VALUE|className|NAZEV|HODNOTA|UCET|Ucet|userRoles|changePassword|userDisabledActions|userInvisibleActions)$|^actions\[\]\.id$/;

/** Answers that are one text with a use of its own. */
const bareAnswers: Readonly<Record<string, TextUse>> = {
  getDelegatedTicket: 'reference',
  getWindowsTicket: 'reference',
  getEmploymentTicket: 'reference',
  getSubstituteTicket: 'reference',
  getUserLanguage: 'word',
  postPasswordParam: 'word',
  postReport: 'word',
  postAbsences: 'word',
  postUnavailabilityRequest: 'word',
};

/** Names of accounts, which have the name of a key elsewhere. */
const namedAccounts: ReadonlySet<string> = new Set(['postRequestAccounts', 'postHolidayAccounts']);

function textUseAt(call: CallName, path: string): TextUse {
  if (path === '') return bareAnswers[call] ?? 'text';
  if (references.test(path)) return 'reference';
  return words.test(path) && !namedAccounts.has(call) ? 'word' : 'text';
}

/** Returns the inner schema of an optional or lazy one. */
function unwrapped(node: SchemaNode): SchemaNode {
  const inner = node.wrapped ?? node.getter?.(undefined);
  return inner ? unwrapped(inner) : node;
}

/** Whether a schema accepts any text. A date-time accepts none of the payloads. */
function acceptsText(node: SchemaNode): boolean {
  return node.type !== 'unknown' && v.is(node as unknown as WireSchema, 'a text of the server');
}

function isNullable(node: SchemaNode): boolean {
  return v.is(node as unknown as WireSchema, null);
}

/** Returns the text fields of the answers of all calls. */
export function textFields(): TextField[] {
  return Object.entries(calls).flatMap(([name, { answer }]) =>
    pathsOf(answer as unknown as SchemaNode, '', 0).map((path) => {
      const call = name as CallName;
      return { call, path, use: textUseAt(call, path) };
    }),
  );
}

function pathsOf(schema: SchemaNode, path: string, depth: number): string[] {
  const node = unwrapped(schema);
  if (acceptsText(node)) return [path];
  // A recursive schema repeats the fields of its first level.
  if (depth > 4) return [];
  if (node.type === 'object')
    return Object.entries(node.entries ?? {}).flatMap(([name, entry]) =>
      pathsOf(entry, path ? `${path}.${name}` : name, depth + 1),
    );
  return node.type === 'array' && node.item ? pathsOf(node.item, `${path}[]`, depth + 1) : [];
}

/** Puts payloads into the answers of a backend. */
export interface HostileAnswers {
  /** Returns an answer of a call with payloads in its texts. */
  rewrite(call: CallName, answer: unknown): unknown;
  /** The fields that have had a payload, as `call path`. */
  readonly fields: ReadonlySet<string>;
  /** The names of the payloads that were used. */
  readonly used: ReadonlySet<string>;
}

/**
 * Creates hostile answers. Which payload a field gets follows from the seed, the field and the row, so that every run is the
 * same, rows differ, and a repeated call has the same answer.
 */
export function createHostileAnswers(seed: number): HostileAnswers {
  const fields = new Set<string>();
  const used = new Set<string>();

  function rewrite(call: CallName, answer: unknown): unknown {
    const rows = new Map<string, number>();

    function payload(path: string, row: number): string {
      const place = (hash(`${seed} ${call} ${path}`) + row) % payloads.length;
      const chosen = payloads[place] as (typeof payloads)[number];
      fields.add(`${call} ${path}`);
      used.add(`${chosen.kind} ${chosen.name}`);
      return chosen.text;
    }

    function visit(schema: SchemaNode, value: unknown, path: string): unknown {
      const node = unwrapped(schema);
      if (acceptsText(node)) {
        const use = textUseAt(call, path);
        const row = rows.get(path) ?? 0;
        rows.set(path, row + 1);
        // A missing text says something too, for example that no one has decided yet.
        const isKept = typeof value === 'string' || (value == null && isNullable(schema) && row % 3 === 0);
        if (use === 'reference' || !isKept || (use === 'word' && row % 3 !== 1 && path.includes('[]')))
          return value;
        return payload(path, row);
      }
      if (node.type === 'object' && isRecord(value))
        return Object.fromEntries(
          [...new Set([...Object.keys(value), ...Object.keys(node.entries ?? {})])].flatMap((name) => {
            const entry = node.entries?.[name];
            const inner = path ? `${path}.${name}` : name;
            const next = entry ? visit(entry, value[name], inner) : value[name];
            return next === undefined ? [] : [[name, next]];
          }),
        );
      if (node.type === 'array' && node.item && Array.isArray(value)) {
        const { item } = node;
        return value.map((one) => visit(item, one, `${path}[]`));
      }
      return value;
    }

    return visit(calls[call].answer as unknown as SchemaNode, answer, '');
  }

  return { rewrite, fields, used };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
