import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { HttpError } from '../core/errors.ts';
import type { Transport, UploadProgress } from '../core/transport.ts';
import { toWireMonth } from '../core/wire.ts';
import type { WorksheetId } from './worksheet-query.ts';
import type { attachmentSchema } from './worksheet.wire.ts';
import { postAttachment, postAttachmentFile, postAttachments } from './worksheet.wire.ts';

/** A file that is attached to a worksheet. Specification 001 section 3. */
export interface Attachment {
  id: number;
  /** The file's name; no other attachment of the month has it. */
  name: string;
  sizeBytes: number;
  /** May be empty. */
  note: string;
}

/** Asks what is attached to a worksheet, in the order of the server. */
export function attachmentsQuery(transport: Transport, { personRef, month }: WorksheetId) {
  return queryOptions({
    queryKey: ['worksheet', 'attachments', personRef, month],
    queryFn: async ({ signal }) => {
      const body = { SelectedIxsRef: personRef, StartDate: toWireMonth(month) };
      return (await transport.call(postAttachments, { body }, { signal })).map(toAttachment);
    },
  });
}

function toAttachment(wire: v.InferOutput<typeof attachmentSchema>): Attachment {
  return { id: wire.id_att, name: wire.name, sizeBytes: wire.size, note: wire.poznamka };
}

/** Asks for an attached file, to be shown or saved: a name stands for one file as long as the month has it. */
export function attachmentFileQuery(transport: Transport, { personRef, month }: WorksheetId, name: string) {
  return queryOptions({
    queryKey: ['worksheet', 'file', personRef, month, name],
    queryFn: ({ signal }): Promise<Blob> => {
      const body = { SelectedIxsRef: personRef, StartDate: toWireMonth(month), SelectedIxsStr: name };
      return transport.call(postAttachmentFile, { body }, { signal });
    },
    staleTime: Infinity,
  });
}

/** An image to be attached. */
export interface NewAttachment extends WorksheetId {
  /** Resized already; its type says what it is. */
  image: Blob;
  /** See `attachmentNameProblem`. */
  name: string;
  /** See `isNoteTooLong`; may be empty. */
  note: string;
  /** Cancels the upload, which then ends with the sign-in as well; without one it is let through to its answer. */
  signal?: AbortSignal;
  /** Hears how far the image has been sent, where the browser tells. */
  onProgress?: (progress: UploadProgress) => void;
}

/** What has become of an upload. */
export type UploadOutcome =
  | { kind: 'uploaded' }
  /** The month has an attachment of this name; `words` are the server's and may be empty. Decisions on the worksheet. */
  | { kind: 'nameTaken'; words: string };

/** The status with which the server says that the name is taken. */
const conflict = 409;

/** Attaches an image to a worksheet. Rejects with the signal's reason once it is cancelled. */
export function uploadAttachmentMutation(transport: Transport) {
  return mutationOptions({
    mutationKey: ['worksheet', 'upload'],
    async mutationFn(attachment: NewAttachment): Promise<UploadOutcome> {
      const { personRef, month, image, name, note, signal, onProgress } = attachment;
      const [year = '', monthOfYear = ''] = month.split('-');
      const query = { r: personRef, m: String(Number(monthOfYear)), y: year, n: note };
      const file = new File([image], name, { type: image.type });
      try {
        const options = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
        await transport.call(postAttachment, { query, body: { file } }, options);
        return { kind: 'uploaded' };
      } catch (error) {
        if (!(error instanceof HttpError && error.status === conflict)) throw error;
        return { kind: 'nameTaken', words: error.detail };
      }
    },
    meta: { makesStale: [['worksheet', 'attachments']] },
  });
}
