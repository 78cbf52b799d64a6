import type { LocalMonth } from '@selfservice/api/core/local-date';
import * as v from 'valibot';

const month = v.custom<LocalMonth>((value) => typeof value === 'string');

/** A picture that is drawn when it is asked for, or a file that was uploaded, as base64. */
const content = v.union([
  v.object({ kind: v.literal('png'), width: v.number(), height: v.number() }),
  v.object({ kind: v.literal('jpeg'), columns: v.number(), rows: v.number() }),
  v.object({ kind: v.literal('upload'), type: v.string(), size: v.number(), base64: v.string() }),
]);

/** A file that is attached to a worksheet. */
export const attachmentRowSchema = v.object({
  id: v.number(),
  personRef: v.string(),
  month,
  name: v.string(),
  note: v.string(),
  content,
});

/** A file that is attached to a worksheet. */
export type AttachmentRow = v.InferOutput<typeof attachmentRowSchema>;
