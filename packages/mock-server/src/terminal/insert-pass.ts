import { localDateTimeFromDevice } from '@selfservice/api/core/local-date';
import { addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import { insertedPassSchema } from '@selfservice/api/terminal/terminal.wire';
import * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { valueRefusal } from '../core/dialect.ts';
import { nextId } from '../core/next-id.ts';
import { people } from '../core/people.ts';
import type { Refusal } from '../core/refusals.ts';
import { refuse } from '../core/refusals.ts';
import { dateTimeOf } from '../core/wire-dates.ts';
import { insertedPassesOf, passRows } from './pass-rows.ts';
import { terminalTypeOf } from './terminal-types.ts';
import { terminalWords } from './terminal-words.ts';

/** Minutes that the clock of a device may be ahead. */
const aheadMinutes = 5;
const position = /^(-?\d[\d.]{0,10});(-?\d[\d.]{0,10})$/;

/** Parses `Value`; undefined if it is not JSON. */
export function parsePass(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Inserts a pass. Returns the refusal, or undefined on success. */
export function insertPass(database: Database, grant: Grant, text: string): Refusal | undefined {
  const value = parsePass(text);
  const result = v.safeParse(insertedPassSchema, value);
  if (!result.success) {
    const [issue] = result.issues;
    return refuse(400, terminalWords.noPass(`${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()));
  }
  const strict = valueRefusal(insertedPassSchema, value, 'body');
  if (strict) return strict;
  const pass = result.output;
  if (pass.IXS_REF !== grant.ref || pass.IXS_REF_ZMENA !== signedInRef(grant))
    return refuse(403, terminalWords.notYours);
  if (!terminalTypeOf(pass.PRITOMNOST)) return refuse(400, terminalWords.noType(pass.PRITOMNOST));
  if (pass.GPS !== '' && !isPosition(pass.GPS)) return refuse(400, terminalWords.noPosition);
  const at = dateTimeOf(pass.CAS);
  if (at > addMinutes(latestNow(database), aheadMinutes)) return refuse(400, terminalWords.inTheFuture);
  const isTwice = insertedPassesOf(database, grant.ref).some(
    (row) => row.at === at && row.type === pass.PRITOMNOST,
  );
  if (isTwice) return refuse(409, terminalWords.twice);
  const rows = passRows(database);
  const id = nextId(rows, 80_001);
  rows.set(id, {
    id,
    personRef: grant.ref,
    type: pass.PRITOMNOST,
    at,
    note: pass.POZNAMKA,
    gps: pass.GPS,
  });
  return undefined;
}

/** Returns the reference of the token's employment, or of the substitute. */
function signedInRef({ person, ref, isSubstitution }: Grant): string {
  return isSubstitution ? people[person].ref : ref;
}

/** A client with the real clock sends the time of today. */
function latestNow({ clock }: Database) {
  const [now, device] = [clock.localNow(), localDateTimeFromDevice(new Date())];
  return now > device ? now : device;
}

function isPosition(gps: string): boolean {
  const [, latitude, longitude] = position.exec(gps) ?? [];
  return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
}
