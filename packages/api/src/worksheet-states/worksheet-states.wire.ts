import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { countedPageQuery, paged, wireDateTime, wireValue } from '../core/wire.ts';

/** How far somebody's worksheet is. Specification 001 section 3. */
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
 * The states of a month's worksheets: those that any of the flags asks for, with `Kind` those alone that were signed so.
 * Decisions section 7.
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
      /** The centre. */
      SelectedIxsStr: v.string(),
      IncludeChildren: v.boolean(),
      /** References of categories; empty: all. */
      CheckedCategories: v.array(v.string()),
    }),
  ),
  answer: paged(worksheetStateRowSchema),
  auth: 'bearer',
});
