import { languages } from '@selfservice/api/core/language';
import { expect, test } from 'vitest';
import { centreNamed } from './centres/centre-tree.ts';
import type { CallName } from './core/calls.ts';
import type { SentCall } from './send-call.fixtures.ts';
import { sendCall } from './send-call.fixtures.ts';

const day = { Item1: '2026-11-20T00:00:00Z', Item2: '2026-11-20T00:00:00Z' };
const assembly = { ...day, Item3: centreNamed('Assembly')?.id, Item4: true, Item5: null };
const list = {
  IncludeChildren: true,
  SelectedIxsStr: '',
  SelectedTab: 'approving',
  Sort: '',
  BoolValue: true,
  CurrentAgenda: 'requests',
};
const absence = {
  IXS_REF: '0001001',
  ID_UCET: 31,
  ABS: 'BT',
  DATUM: '2026-12-21T00:00:00Z',
  CAS_OD: null,
  CAS_DO: null,
};
const unavailability = {
  IXS_REF: '0001001',
  DATE_REF: '2026-12-21T00:00:00Z',
  NOTE: 'School',
  STARTTIME: null,
  ENDTIME: null,
  DATE_CREATE: '2026-11-20T08:00:00Z',
};
const sheet = { SelectedIxsRef: '0001001', StartDate: '2026-11-01T00:00:00Z' };
const signature = (month: string) => ({ Value: '0001001', Value2: `${month}-01T00:00:00Z`, Value3: '2.43' });
const place = { r: '0001001', m: '11', y: '2026', n: '' };
const substitution = {
  Item1: '0001003',
  Item2: '2026-11-20T00:00:00Z',
  Item3: '2026-11-27T00:00:00Z',
  Item4: [],
};
const image = (name = 'a.png', type = 'image/png') => ({ file: new File(['x'], name, { type }) });
const person = 'approver';

const refusals: [what: string, name: CallName, sent: SentCall, status: number][] = [
  ['an unknown person', 'postApprovals', { person, body: { ...list, SelectedIxsStr: '9999999' } }, 400],
  [
    'a person of another tree',
    'postDepartmentIntervals',
    { person, body: { ...day, Item3: ['0003001'], Item4: false } },
    400,
  ],
  [
    'an empty list of people',
    'postDepartmentIntervals',
    { person, body: { ...day, Item3: [], Item4: false } },
    400,
  ],
  ['a centre of another tree', 'postDepartmentPeople', { person, body: { ...assembly, Item3: 1 } }, 404],
  ['an unknown category', 'postDepartmentPeople', { person, body: { ...assembly, Item5: '999' } }, 400],
  ['a centre that is not a number', 'getCentreLevel', { query: { centerID: 'null' } }, 400],
  ['an unknown centre', 'getCentreLevel', { query: { centerID: '1' } }, 404],
  ['an unknown centre', 'postCategories', { body: { Item1: 1, Item2: true } }, 404],
  [
    'an absence of an unknown person',
    'postAbsences',
    { body: { Value: [{ ...absence, IXS_REF: '9999999' }] } },
    400,
  ],
  ['an unknown account', 'postAbsences', { body: { Value: [{ ...absence, ID_UCET: 1 }] } }, 400],
  ['an absence without days', 'postAbsences', { body: { Value: [] } }, 400],
  [
    'a day that does not exist',
    'postAbsences',
    { body: { Value: [{ ...absence, DATUM: '2026-02-30T00:00:00Z' }] } },
    400,
  ],
  [
    'an unavailability of an unknown person',
    'postUnavailabilityRequest',
    { body: { Value: { ...unavailability, IXS_REF: '9' } } },
    400,
  ],
  [
    'an unsupported language of accounts',
    'postRequestAccounts',
    { body: { Value: 'cs-CZ', Value2: true } },
    400,
  ],
  ['an unknown request', 'postRequestStatus', { person, body: { Value: 1, Value2: 1, Value3: '' } }, 404],
  [
    'a decision without requests',
    'postRequestStatusMultiple',
    { person, body: { Value: [], Value2: 1, Value3: '' } },
    400,
  ],
  [
    'an unknown request',
    'postRequestStatusMultiple',
    { person, body: { Value: [1], Value2: 1, Value3: '' } },
    400,
  ],
  ['a signature without plan requests', 'postPlanSignatures', { body: { Item1: [], Item2: '2.43' } }, 400],
  ['an unknown plan request', 'postPlanSignatures', { body: { Item1: [1], Item2: '2.43' } }, 400],
  ['an unknown plan request', 'postPlanChanges', { body: { Item1: [1], Item2: true, Item3: '2.43' } }, 400],
  ['an unknown unavailability', 'postDeleteUnavailability', { body: { Value: 1 } }, 404],
  [
    'an employment ticket for a substitution',
    'getEmploymentTicket',
    { person: 'substitute', query: { poradi: 'null' } },
    404,
  ],
  ['a substitute ticket for an employment', 'getSubstituteTicket', { query: { idZast: 'null' } }, 404],
  [
    "another person's worksheet",
    'postWorksheet',
    { body: { ...sheet, EndDate: '2026-11-20T00:00:00Z', Lang: 'en', SelectedIxsRef: '0001002' } },
    403,
  ],
  [
    'a worksheet that ends in another month',
    'postWorksheet',
    { body: { ...sheet, EndDate: '2026-12-01T00:00:00Z', Lang: 'en' } },
    400,
  ],
  [
    'a worksheet in an unsupported language',
    'postWorksheet',
    { body: { ...sheet, EndDate: '2026-11-20T00:00:00Z', Lang: 'de' } },
    400,
  ],
  ['the signature of an open worksheet', 'postWorksheetSignature', { body: signature('2026-11') }, 409],
  ['the signature of a signed worksheet', 'postWorksheetSignature', { body: signature('2026-09') }, 409],
  ['the signature of an old worksheet', 'postWorksheetSignature', { body: signature('2026-07') }, 403],
  ['the signature of a missing worksheet', 'postWorksheetSignature', { body: signature('2025-09') }, 404],
  ['an unknown attachment', 'postAttachmentFile', { body: { ...sheet, SelectedIxsStr: 'nothing' } }, 404],
  [
    'an attachment to an invalid month',
    'postAttachment',
    { query: { ...place, m: '13' }, body: image() },
    400,
  ],
  [
    'an attachment to a missing worksheet',
    'postAttachment',
    { query: { ...place, y: '2024' }, body: image() },
    404,
  ],
  ['an attachment to a future month', 'postAttachment', { query: { ...place, m: '12' }, body: image() }, 403],
  ['an attachment with a used name', 'postAttachment', { query: place, body: image('parkovne.jpg') }, 409],
  ['an attachment with a blank name', 'postAttachment', { query: place, body: image(' ') }, 400],
  [
    'an attachment with a long note',
    'postAttachment',
    { query: { ...place, n: 'x'.repeat(256) }, body: image() },
    400,
  ],
  [
    'an attachment that is not an image',
    'postAttachment',
    { query: place, body: image('a.pdf', 'application/pdf') },
    400,
  ],
  ['an unsupported language of the interface', 'postPersonalPreferences', { body: { Item1: 'de' } }, 400],
  [
    'a substitution for oneself',
    'postCreateSubstitution',
    { body: { ...substitution, Item1: '0001001' } },
    404,
  ],
  [
    'a substitution in the past',
    'postCreateSubstitution',
    { body: { ...substitution, Item2: '2026-11-19T00:00:00Z' } },
    400,
  ],
  [
    'overlapping substitutions',
    'postCreateSubstitution',
    { body: { ...substitution, Item1: '0001002', Item3: '2027-01-01T00:00:00Z' } },
    409,
  ],
  ['an unknown substitution', 'postDeleteSubstitution', { query: { id: '1' } }, 404],
  ['another person’s user name', 'postPasswordParam', { body: { UserName: 'petr' } }, 403],
];

test.each(refusals)(
  'refuses %s with a message in the language of the request: %s',
  async (_, name, sent, status) => {
    const answers = await Promise.all(languages.map((language) => sendCall(name, { ...sent, language })));
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    const [en, cs, sk] = answers.map(({ text }) => (JSON.parse(text) as { Message: string }).Message);
    expect(en).toMatch(/^[\p{L}\d ’.,:-]+$/u);
    expect(cs).not.toBe(en);
    expect(sk).not.toBe(en);
  },
);
