import { defaultLanguage } from '@selfservice/api/core/language';
import * as v from 'valibot';
import type { DoneCall } from './done-calls.ts';
import { doneCallSchema } from './done-calls.ts';
import { readCompact, writeCompact } from './compact-json.ts';
import { people, personKeys } from './people.ts';

/** The version of the text. Another one is not read. */
const version = 'v1';

/** The calls of a text. */
export interface ReadDoneCalls {
  calls: DoneCall[];
  /** The parts of the text that are not used. */
  faults: string[];
}

/**
 * Writes calls as one text for an address, for example `v1;(at:12,by:employee,call:postAbsences,body:(…))`. Calls that are
 * left out are not written. Empty for no call.
 */
export function writeDoneCalls(calls: readonly DoneCall[]): string {
  const written = calls.filter(({ isLeftOut }) => !isLeftOut).map((call) => writeCompact(toShort(call)));
  return written.length === 0 ? '' : [version, ...written].join(';');
}

/** Reads a text of `writeDoneCalls`. Never throws: the parts that do not parse are in `faults`. */
export function readDoneCalls(text: string): ReadDoneCalls {
  const calls: DoneCall[] = [];
  const faults: string[] = [];
  const [begin = '', ...parts] = text.split(/;(.*)/s);
  if (begin !== version) return { calls, faults: text === '' ? [] : [text] };
  let rest = parts.join('');
  while (rest !== '') {
    try {
      const { value, rest: after } = readCompact(rest);
      const result = v.safeParse(shortSchema, value);
      if (result.success) calls.push(result.output);
      else faults.push(rest.slice(0, rest.length - after.length));
      if (after !== '' && !after.startsWith(';')) throw new SyntaxError('There is no separator.');
      rest = after.slice(1);
    } catch {
      faults.push(rest);
      rest = '';
    }
  }
  return { calls, faults };
}

/** The fields of a call in a text. Fields with their usual value are not written. */
const shortSchema = v.pipe(
  v.object({
    at: doneCallSchema.entries.second,
    by: v.picklist(personKeys),
    /** The employment or the substituted person. Default: the first employment of the person. */
    as: v.optional(v.string()),
    isSubstitution: v.optional(v.boolean(), false),
    without: v.exactOptional(v.array(v.string())),
    call: doneCallSchema.entries.call,
    in: v.optional(doneCallSchema.entries.language, defaultLanguage),
    query: v.optional(v.record(v.string(), v.string()), {}),
    body: v.optional(v.unknown(), null),
  }),
  v.transform(({ at, by, as, isSubstitution, without, call, in: language, query, body }): DoneCall => {
    const ref = as ?? people[by].ref;
    const grant = { person: by, ref, isSubstitution, ...(without && { excludedActions: without }) };
    return { call, second: at, grant, language, query, body, isLeftOut: false };
  }),
);

function toShort({ call, second, grant, language, query, body }: DoneCall): object {
  const { person, ref, isSubstitution, excludedActions } = grant;
  return {
    at: second,
    by: person,
    ...(ref !== people[person].ref && { as: ref }),
    ...(isSubstitution && { isSubstitution }),
    ...(excludedActions && { without: excludedActions }),
    call,
    ...(language !== defaultLanguage && { in: language }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== null && { body }),
  };
}
