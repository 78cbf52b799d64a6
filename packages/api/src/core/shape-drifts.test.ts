import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { WireSchema } from './endpoint.ts';
import { shapeDrifts } from './shape-drifts.ts';
import { paged, wireDateTime } from './wire.ts';

interface Tree {
  name: string;
  items: Tree[];
}
const tree: v.GenericSchema<Tree> = v.object({ name: v.string(), items: v.array(v.lazy(() => tree)) });

const row = v.object({
  Id: v.number(),
  State: v.picklist([0, 1]),
  From: wireDateTime,
  Until: v.nullable(wireDateTime),
  Note: v.nullish(v.string(), ''),
  Key: v.union([v.string(), v.number()]),
  Kind: v.optional(v.literal(true)),
  More: v.optional(v.record(v.string(), v.string())),
});
const good = { Id: 1, State: 0, From: '2026-11-20T08:00:00Z', Until: null, Key: 'a' };

const missing = (path: string, expected: string) => ({ kind: 'missing', path, expected, found: 'undefined' });
const unknown = (path: string, found: string) => ({ kind: 'unknown', path, expected: '', found });
const wrong = (path: string, expected: string, found: string) => ({ kind: 'wrong', path, expected, found });

test.each<[string, WireSchema, unknown, object[]]>([
  ['nothing for a value that fits', row, good, []],
  [
    'nothing for null, a default and a date-time without Z',
    row,
    { ...good, Note: null, From: '2026-11-20T08:00' },
    [],
  ],
  ['a required field that is missing', row, { ...good, Id: undefined }, [missing('Id', 'number')]],
  [
    'a missing field that may be null',
    row,
    { ...good, Until: undefined },
    [missing('Until', 'date-time | null')],
  ],
  ['a field that the contract does not have', row, { ...good, Extra: [] }, [unknown('Extra', 'array')]],
  ['a text for a number', row, { ...good, Id: '1' }, [wrong('Id', 'number', 'string')]],
  ['null for a number', row, { ...good, Id: null }, [wrong('Id', 'number', 'null')]],
  ['a number for a text', row, { ...good, Note: 1 }, [wrong('Note', 'string | null', 'number')]],
  ['an unknown value of a list', row, { ...good, State: 7 }, [wrong('State', '0 | 1', 'number')]],
  ['another literal', row, { ...good, Kind: false }, [wrong('Kind', 'true', 'boolean')]],
  [
    'a value of no type of a union',
    row,
    { ...good, Key: true },
    [wrong('Key', 'string | number', 'boolean')],
  ],
  [
    'another format of a date-time',
    row,
    { ...good, From: '20.11.2026' },
    [wrong('From', 'date-time', 'string')],
  ],
  [
    'a time zone',
    row,
    { ...good, From: '2026-11-20T08:00:00+01:00' },
    [wrong('From', 'date-time', 'string')],
  ],
  ['a wrong value of a record', row, { ...good, More: { a: 1 } }, [wrong('More{}', 'string', 'number')]],
  ['no record', row, { ...good, More: [] }, [wrong('More', 'object', 'array')]],
  ['an array for an object', row, [good], [wrong('', 'object', 'array')]],
  ['an object for an array', v.array(row), good, [wrong('', 'array', 'object')]],
  ['a bare value', v.boolean(), 'true', [wrong('', 'boolean', 'string')]],
  [
    'a drift of several rows once',
    paged(row),
    { Results: [good, { ...good, Id: '1' }, { ...good, Id: '2' }] },
    [wrong('Results[].Id', 'number', 'string')],
  ],
  [
    'a drift deep in a recursive value',
    tree,
    { name: 'a', items: [{ name: 'b', items: [{ name: 'c' }] }] },
    [missing('items[].items[].items', 'array')],
  ],
  [
    'a wrong value where the client has a fallback',
    v.object({ Style: v.fallback(v.nullish(v.picklist([0, 1]), 0), 0) }),
    { Style: 'auto' },
    [wrong('Style', '0 | 1 | null', 'string')],
  ],
])('returns %s', (_, schema, value, drifts) => {
  expect(shapeDrifts(schema, value)).toEqual(drifts);
});
