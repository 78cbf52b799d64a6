import { idsForTheApprover } from '@selfservice/mock-server/requests/requests.fixtures';
import type { CallName } from '@selfservice/mock-server/core/calls';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import type { SentCall } from '@selfservice/mock-server/send-call.fixtures';
import { alexandra, unavailability } from '@selfservice/mock-server/samples.fixtures';

/** A refusal of a call that the product knows, besides those that every call may have. */
export interface KnownRefusal {
  status: 400 | 403 | 404 | 409;
  /** The reason, as a sentence. */
  when: string;
  /** The fields that differ from the first sample, so that the mock backend refuses it. */
  sent?: SentCall;
  /** Whether the same call has succeeded before. */
  isRepeated?: true;
  /** The scenario of the mock backend that refuses the call. Default: the default one. */
  scenario?: Partial<Scenario>;
}

const { ofJana } = idsForTheApprover();
const oldDay = '2020-01-01T00:00:00Z';
const otherPerson = { Value: { ...unavailability, IXS_REF: alexandra } };
const noCentre = { status: 404, when: 'The centre does not exist or is not visible to the user.' } as const;
const language = { status: 400, when: 'The language is none of `en`, `cs` and `sk`.' } as const;

/** The refusals that the product knows, by call. A test provokes each in the mock backend. */
export const knownRefusals: Partial<Record<CallName, readonly KnownRefusal[]>> = {
  postToken: [
    {
      status: 400,
      when: 'The sign-in is refused. The body has the schema `TokenError`.',
      sent: { body: { grant_type: 'password', username: 'jana', password: 'x', application: 'selfservice' } },
    },
  ],
  getEmploymentTicket: [
    { status: 404, when: 'The user has no such employment.', sent: { query: { poradi: '9' } } },
  ],
  getSubstituteTicket: [
    { status: 404, when: 'The user has no such substitution.', sent: { query: { idZast: '9' } } },
  ],
  postPersonalPreferences: [{ ...language, sent: { body: { Item1: 'xx' } } }],
  postCreateSubstitution: [
    { status: 400, when: 'The first day is in the past.', sent: { body: { Item2: oldDay } } },
    { status: 404, when: 'The person cannot be substituted.', sent: { body: { Item1: '9' } } },
    { status: 409, when: 'The days overlap another substitution of the person.', isRepeated: true },
  ],
  postDeleteSubstitution: [
    { status: 404, when: 'The substitution does not exist.', sent: { query: { id: '9' } } },
  ],
  postRequestStatus: [
    { status: 404, when: 'The request does not exist.', sent: { body: { Value: 9 } } },
    {
      status: 403,
      when: 'The user may not decide about the request.',
      sent: { person: 'firstDay', body: { Value: ofJana, Value2: 3 } },
    },
    { status: 409, when: 'The request is already decided.', isRepeated: true },
  ],
  postRequestStatusMultiple: [
    { status: 400, when: 'No request, or one that does not exist.', sent: { body: { Value: [] } } },
    { status: 403, when: 'The user may not decide about one of the requests.', sent: { person: 'firstDay' } },
    {
      status: 409,
      when: 'One of the requests is already decided.',
      isRepeated: true,
      scenario: { decidedMeanwhile: 'refuse' },
    },
  ],
  postApprovals: [
    { status: 400, when: 'The applicant does not exist.', sent: { body: { SelectedIxsStr: '9' } } },
  ],
  postAbsences: [{ status: 400, when: 'No day, or days that are not valid.', sent: { body: { Value: [] } } }],
  postUnavailabilityRequest: [
    {
      status: 400,
      when: 'There is no note, or the day is not valid.',
      sent: { body: { Value: { ...unavailability, IXS_REF: alexandra, NOTE: '' } } },
    },
  ],
  postRequestAccounts: [{ ...language, sent: { body: { Value: 'xx' } } }],
  postHolidayAccounts: [{ ...language, sent: { body: { Value: 'xx' } } }],
  postUnavailabilities: [
    {
      status: 403,
      when: "The user may not see the person's unavailabilities.",
      sent: { body: { Value: alexandra } },
    },
  ],
  postCreateUnavailability: [
    {
      status: 400,
      when: 'There is no note, or the day is not valid.',
      sent: { body: { Value: { ...unavailability, NOTE: '' } } },
    },
    {
      status: 403,
      when: 'It belongs to another person, or needs approval.',
      sent: { body: otherPerson },
    },
  ],
  postDeleteUnavailability: [
    { status: 404, when: 'The unavailability does not exist.', sent: { body: { Value: 9 } } },
  ],
  postPasswordParam: [
    { status: 403, when: 'It is the name of another user.', sent: { body: { UserName: 'petr' } } },
  ],
  postHasPassword: [
    { status: 403, when: 'It is the name of another user.', sent: { body: { UserName: 'petr' } } },
  ],
  postPlanSignatures: [
    { status: 400, when: 'Nothing to sign, or an old version.', sent: { body: { Item2: '1.0' } } },
  ],
  postPlanChanges: [
    { status: 400, when: 'Nothing to decide, or an old version.', sent: { body: { Item3: '1.0' } } },
  ],
  postDepartmentPeople: [
    { ...noCentre, sent: { body: { Item3: 999_999 } } },
    {
      status: 400,
      when: 'The first day is after the last one, or the category does not exist.',
      sent: { body: { Item2: oldDay } },
    },
  ],
  postDepartmentIntervals: [
    { status: 400, when: 'No person, too many, or one who does not exist.', sent: { body: { Item3: [] } } },
  ],
  getCentreLevel: [{ ...noCentre, sent: { query: { centerID: '999999' } } }],
  postCategories: [{ ...noCentre, sent: { body: { Item1: 999_999 } } }],
  postPresence: [{ ...noCentre, sent: { body: { SelectedIxsStr: '999999' } } }],
  postWorksheet: [
    { ...language, sent: { body: { Lang: 'xx' } } },
    { status: 403, when: "It is another person's worksheet.", sent: { body: { SelectedIxsRef: alexandra } } },
  ],
  postWorksheetSignature: [
    { status: 400, when: 'The version is old.', sent: { body: { Value3: '1.0' } } },
    { status: 404, when: 'The month has no worksheet.', sent: { body: { Value2: oldDay } } },
    { status: 409, when: 'The worksheet is not confirmed, or already signed.', isRepeated: true },
  ],
  postAttachment: [
    {
      status: 400,
      when: 'The month, the name, the note or the type of the file is not valid.',
      sent: { query: { m: '13' } },
    },
    { status: 404, when: 'The month has no worksheet.', sent: { query: { y: '2020' } } },
    { status: 409, when: 'The month already has an attachment with this name.', isRepeated: true },
  ],
  postAttachmentFile: [
    { status: 404, when: 'The attachment does not exist.', sent: { body: { SelectedIxsStr: 'x.png' } } },
  ],
  getReportHierarchy: [
    {
      status: 400,
      when: 'The language or the application is unknown.',
      sent: { query: { callingApp: 'x' } },
    },
  ],
  postReport: [
    { status: 400, when: 'The class or one of its parameters is unknown.', sent: { body: { Value: 'x' } } },
  ],
  postPass: [
    { status: 400, when: 'The text is no valid pass.', sent: { body: { Value: '{}' } } },
    { status: 409, when: 'The person already has a pass of this moment.', isRepeated: true },
  ],
  postOvertimeStatus: [
    { status: 404, when: 'The overtime does not exist.', sent: { body: { Item1: 999_999 } } },
    { status: 409, when: 'The overtime is already decided.', isRepeated: true },
  ],
};
