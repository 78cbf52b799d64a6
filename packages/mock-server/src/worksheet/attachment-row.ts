import type { LocalMonth } from '@selfservice/api/core/local-date';
import * as v from 'valibot';
import type { SamplePicture } from './sample-pictures.ts';
import { samplePictures } from './sample-pictures.ts';

const month = v.custom<LocalMonth>((value) => typeof value === 'string');

const pictureNames = Object.keys(samplePictures) as SamplePicture[];

/** A picture of this package by its name, or an uploaded file in base64. */
const content = v.union([
  v.object({ kind: v.literal('sample'), name: v.picklist(pictureNames) }),
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
