import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/wire.ts';
import { agendaSchema, requestSchema } from '../requests/requests.wire.ts';

/** The requests that a user may decide. @requirement approvals-39 */
export const postApprovals = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetWflApprovingTabForSelfService',
  body: v.object({
    IncludeChildren: v.boolean(),
    /** Reference of one applicant; empty for all. */
    SelectedIxsStr: v.string(),
    SelectedTab: v.literal('approving'),
    /** The text to search for; empty for none. */
    Sort: v.string(),
    /** Whether only pending requests are listed. */
    BoolValue: v.boolean(),
    CurrentAgenda: agendaSchema,
  }),
  answer: v.array(requestSchema),
  auth: 'bearer',
});

/**
 * Decides many requests: 1 approves, 2 rejects. ASSUMED: the note is sent like that of a single request.
 *
 * @requirement approvals-42
 */
export const postRequestStatusMultiple = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SetWflRequestStatusMultiple',
  body: v.object({ Value: v.array(v.number()), Value2: v.picklist([1, 2]), Value3: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});
