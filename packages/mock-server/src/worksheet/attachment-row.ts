import type { LocalMonth } from '@selfservice/api/core/local-date';
import * as v from 'valibot';

const month = v.custom<LocalMonth>((value) => typeof value === 'string');

/** A picture that is drawn on request, or an uploaded file in base64. */
const content = v.union([
  v.object({ kind: v.literal('png'), width: v.number(), height: v.number() }),
  v.object({ kind: v.literal('jpeg'), columns: v.number(), rows: v.number() }),
  v.object({ kind: v.literal('upload'), type: v.string(), size: v.number(), base64: v.string() }),
]);

/** The schema of a stored attachment. */
export const attachmentRowSchema = v.object({
  id: v.number(),
  personRef: v.string(),
  month,
  name: v.string(),
  note: v.string(),
  content,
});

/** A stored attachment of a worksheet. */
export type AttachmentRow = v.InferOutput<typeof attachmentRowSchema>;
