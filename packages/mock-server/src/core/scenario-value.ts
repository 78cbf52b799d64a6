import * as v from 'valibot';
import type { Failure } from './failure.ts';
import { failureBodies } from './failure.ts';
import type { Scenario, ScenarioField } from './scenario.ts';
import { defaultScenario, scenarioSchema } from './scenario.ts';

/** A form of values in a scenario text. `read` returns undefined for a text that has no value. */
interface Form {
  read(text: string): unknown;
  write(value: never): string;
}

const nothing = 'none';

const plain: Form = { read: (text) => text, write: (value: string) => value };

const json: Form = {
  read: (text) => (text === nothing ? null : fromJson(text)),
  write: (value: unknown) => (value === null ? nothing : JSON.stringify(value)),
};

const list: Form = {
  read: (text) => split(text, ','),
  write: (items: readonly string[]) => items.join(','),
};

/** `name:value,name:value` */
const record: Form = {
  read: (text) => Object.fromEntries(split(text, ',').map(readEntry)),
  write: (values: Record<string, unknown>) =>
    Object.entries(values)
      .map(([name, value]) => `${escape(name)}:${escape(entryText(value))}`)
      .join(','),
};

/** `call:kind`, with the details of the failure after further colons. */
const failures: Form = {
  read: (text) => split(text, ',').map(readFailure),
  write: (all: readonly Failure[]) => all.map(writeFailure).join(','),
};

/** `count:overlap` */
const stack: Form = {
  read(text) {
    if (text === nothing) return null;
    const [count, overlap] = text.split(':').map(Number);
    return { count, overlap };
  },
  write: (value: Scenario['stack']) => (value ? `${value.count}:${value.overlap}` : nothing),
};

const forms: Partial<Record<ScenarioField, Form>> = {
  disabledActions: list,
  invisibleActions: list,
  failures,
  stack,
  configuration: record,
  startup: record,
  worksheetParameters: record,
};

function formOf(field: ScenarioField): Form {
  return forms[field] ?? (typeof defaultScenario[field] === 'string' ? plain : json);
}

/** Reads the value of a field. Objects may be written as JSON, too. Returns null for a text that does not parse. */
export function readValue(field: ScenarioField, text: string): Partial<Scenario> | null {
  const value = /^[[{]/.test(text) ? fromJson(text) : formOf(field).read(text);
  const result = v.safeParse(scenarioSchema.entries[field], value);
  return result.success ? { [field]: result.output } : null;
}

/** Writes the value of a field without `;`, in the format of `readValue`. */
export function writeValue(field: ScenarioField, scenario: Partial<Scenario>): string {
  return formOf(field).write(scenario[field] as never);
}

/** Characters with a meaning in a scenario text or in an address. */
const reserved = /[\s%;:,&#+?"'`<>\\{}[\]|^]/g;

function escape(text: string): string {
  return text.replaceAll(reserved, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`);
}

function unescape(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function split(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator);
}

/** A text that would be read as another type is quoted. */
function entryText(value: unknown): string {
  return typeof value === 'string' && fromJson(value) === undefined ? value : JSON.stringify(value);
}

function readEntry(entry: string): [string, unknown] {
  const at = entry.indexOf(':');
  const text = unescape(entry.slice(at + 1));
  const value = fromJson(text);
  return [unescape(entry.slice(0, Math.max(at, 0))), at < 0 ? undefined : value === undefined ? text : value];
}

function writeFailure({ call, kind, body, occasion, isAfterWork }: Failure): string {
  return [call, kind, body, occasion, isAfterWork && 'afterWork'].filter(Boolean).join(':');
}

/** Returns a failure that the schema has not checked yet; null for an unknown detail. */
function readFailure(text: string): Record<string, unknown> | null {
  const [call, kind, ...details] = text.split(':');
  const failure: Record<string, unknown> = { call, kind };
  for (const detail of details)
    if (failureBodies.includes(detail as (typeof failureBodies)[number])) failure['body'] = detail;
    else if (detail === 'afterWork') failure['isAfterWork'] = true;
    else if (detail === 'always' || detail === 'once') failure['occasion'] = detail;
    else if (/^\d+$/.test(detail)) failure['occasion'] = Number(detail);
    else return null;
  return failure;
}

/** Returns undefined for a text that is not JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
