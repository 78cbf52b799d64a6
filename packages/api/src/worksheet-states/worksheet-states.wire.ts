import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { countedPageQuery, paged, wireDateTime, wireValue } from '../core/wire.ts';

/** A row of worksheet states. @requirement worksheet-states-8 */
export const worksheetStateRowSchema = v.object({
  FullName: v.string(),
  Email: v.nullish(v.string(), null),
  Phone: v.nullish(v.array(v.string()), []),
  Signed: v.boolean(),
  SignedKind: v.nullish(v.picklist(['hand', 'electronic']), null),
  Confirmed: v.boolean(),
  Approved: v.boolean(),
});

/**
 * The states of a month's worksheets. A worksheet is returned if any of the flags includes it; `Kind` restricts signed ones.
 *
 * @requirement worksheet-states-11, worksheet-states-12, worksheet-states-13
 */
export const postWorksheetStates = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetWorksheetStates',
  query: countedPageQuery,
  body: wireValue(
    v.object({
      StartDate: wireDateTime,
      /** The last day. */
      EndDate: wireDateTime,
      LoadCreated: v.boolean(),
      LoadConfirmed: v.boolean(),
      LoadApproved: v.boolean(),
      LoadSigned: v.boolean(),
      LoadUnsigned: v.boolean(),
      Kind: v.picklist(['electronic', 'hand', '']),
      /** Id of the centre. ASSUMED: sent as text. */
      SelectedIxsStr: v.string(),
      IncludeChildren: v.boolean(),
      /** References of categories; empty for all. */
      CheckedCategories: v.array(v.string()),
    }),
  ),
  answer: paged(worksheetStateRowSchema),
  auth: 'bearer',
});
