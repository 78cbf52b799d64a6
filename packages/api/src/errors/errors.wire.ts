import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/wire.ts';

/** A report of an error, without passwords, tokens or `Authorization` headers. @requirement shell-52, shell-53 */
export const errorReportSchema = v.object({
  message: v.string(),
  stack: v.optional(v.string()),
  url: v.optional(v.string()),
  status: v.optional(v.number()),
  statusText: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.string()),
  route: v.string(),
  version: v.string(),
  userAgent: v.string(),
  time: v.string(),
});

/** Reports an error to the error service. @requirement shell-52 */
export const postReportError = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/ReportError',
  body: errorReportSchema,
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});
