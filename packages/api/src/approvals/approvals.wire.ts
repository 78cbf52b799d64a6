import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/wire.ts';
import { agendaSchema, requestSchema } from '../requests/requests.wire.ts';

/** The requests that a person may decide about. */
export const postApprovals = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetWflApprovingTabForSelfService',
  body: v.object({
    IncludeChildren: v.boolean(),
    /** Reference of one applicant; empty: all. */
    SelectedIxsStr: v.string(),
    SelectedTab: v.literal('approving'),
    /** Text that is searched for; empty: none. */
    Sort: v.string(),
    /** Only what is pending. */
    BoolValue: v.boolean(),
    CurrentAgenda: agendaSchema,
  }),
  answer: v.array(requestSchema),
  auth: 'bearer',
});

/** One state for many requests: 1 approves, 2 rejects. ASSUMED: the note travels as it does for one. */
export const postRequestStatusMultiple = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SetWflRequestStatusMultiple',
  body: v.object({ Value: v.array(v.number()), Value2: v.picklist([1, 2]), Value3: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});
