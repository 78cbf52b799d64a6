import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { toWireDate } from '@selfservice/api/core/wire';
import { fieldOf, itemsOf, textOf } from './fields.ts';
import type { ReadContext } from './read-calls.ts';

/** Days from today to the day of the written rows. */
const daysAhead = 45;
const note = 'Conformance check';

/**
 * Makes the writes that can be undone, for the signed-in person: the saved language again, an error report, an
 * unavailability that is deleted, and a request that is cancelled.
 */
export async function writeCalls(context: ReadContext): Promise<void> {
  const { caller, today } = context;
  const language = await caller.call('getUserLanguage');
  if (typeof language === 'string' && language)
    await caller.call('postPersonalPreferences', { body: { Item1: language } });
  await caller.call('postReportError', {
    body: {
      message: note,
      route: '/',
      version: 'conformance',
      userAgent: 'conformance',
      time: toWireDate(today),
    },
  });
  await writeUnavailability(context);
  await writeRequest(context);
}

async function writeUnavailability({ caller, personRef, today }: ReadContext): Promise<void> {
  const day = toWireDate(addDays(today, daysAhead));
  const list = async () => itemsOf(await caller.call('postUnavailabilities', { body: { Value: personRef } }));
  const row = {
    IXS_REF: personRef,
    DATE_REF: day,
    NOTE: note,
    STARTTIME: null,
    ENDTIME: null,
    DATE_CREATE: toWireDate(today),
  };
  const before = await list();
  await caller.call('postCreateUnavailability', { body: { Value: row } });
  const added = newRows(before, await list(), 'ID_UNAVA');
  for (const id of added) await caller.call('postDeleteUnavailability', { body: { Value: id } });
  if (added.length === 0) caller.skip('postDeleteUnavailability', 'no unavailability was created');
}

async function writeRequest({ caller, personRef, today }: ReadContext): Promise<void> {
  const accounts = await caller.call('postRequestAccounts', { body: { Value: 'en', Value2: true } });
  const account = itemsOf(accounts).at(-1);
  const own = { IsActual: true, BoolValue: false, CurrentAgenda: 'requests' };
  const list = async () => itemsOf(await caller.call('postMyRequests', { body: own }));
  const before = await list();
  const row = {
    IXS_REF: personRef,
    ID_UCET: fieldOf(account, 'ID_UCET'),
    ABS: textOf(account, 'ZKRATKA'),
    DATUM: toWireDate(addDays(today, daysAhead)),
    CAS_OD: null,
    CAS_DO: null,
    POZNAMKA: note,
  };
  if (typeof row.ID_UCET !== 'number') caller.skip('postAbsences', 'there is no account for a request');
  else await caller.call('postAbsences', { body: { Value: [row] } });
  const added = newRows(before, await list(), 'ID');
  for (const id of added)
    await caller.call('postRequestStatus', { body: { Value: id, Value2: 3, Value3: '' } });
  if (added.length === 0) caller.skip('postRequestStatus', 'no request was created');
}

/** Returns the ids that only the later list has. */
function newRows(before: unknown[], after: unknown[], id: string): number[] {
  const known = new Set(before.map((row) => fieldOf(row, id)));
  return after
    .map((row) => fieldOf(row, id))
    .filter((one): one is number => typeof one === 'number' && !known.has(one));
}
