import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/wire.ts';

/** One failure, without passwords, tokens or `Authorization` headers. */
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

/** Hands a failure to the error service. */
export const postReportError = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/ReportError',
  body: errorReportSchema,
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});
