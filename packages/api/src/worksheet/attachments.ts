import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import { HttpError } from '../core/errors.ts';
import type { Transport, UploadProgress } from '../core/transport.ts';
import { toWireMonth } from '../core/wire.ts';
import { readAgain } from '../core/writes/read-again.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { isRefusal, settleWrite } from '../core/writes/settle-write.ts';
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
export function attachmentsQuery({ personRef, month }: WorksheetId) {
  return queryOptions({
    queryKey: ['worksheet', 'attachments', personRef, month],
    queryFn: async ({ client, signal }) => {
      const body = { SelectedIxsRef: personRef, StartDate: toWireMonth(month) };
      return (await transportOf(client).call(postAttachments, { body }, { signal })).map(toAttachment);
    },
  });
}

function toAttachment(wire: v.InferOutput<typeof attachmentSchema>): Attachment {
  return { id: wire.id_att, name: wire.name, sizeBytes: wire.size, note: wire.poznamka };
}

/** Asks for an attached file, to be shown or saved: a name stands for one file as long as the month has it. */
export function attachmentFileQuery({ personRef, month }: WorksheetId, name: string) {
  return queryOptions({
    queryKey: ['worksheet', 'file', personRef, month, name],
    queryFn: ({ client, signal }): Promise<Blob> => {
      const body = { SelectedIxsRef: personRef, StartDate: toWireMonth(month), SelectedIxsStr: name };
      return transportOf(client).call(postAttachmentFile, { body }, { signal });
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
  /** Called with how much of the image has been sent, where the browser tells. */
  onProgress?: (progress: UploadProgress) => void;
  /** Default `send`. */
  step?: WriteStep;
}

/** How an upload ended. */
export type UploadOutcome =
  | {
      kind: 'uploaded';
      /** Whether the list contains it more than once: the browser or a proxy has repeated the call. */
      isDoubled: boolean;
    }
  /** The month has an attachment of this name; the error has the server's words. Decisions on the worksheet. */
  | { kind: 'nameTaken'; error: HttpError };

/** The status of a refusal because of what exists already. */
const conflict = 409;

/**
 * Attaches an image to a worksheet. After an unknown outcome, a cancelled upload included, the list is searched for the
 * name and size. Rejects with the signal's reason where a cancelled upload is not listed.
 */
export function uploadAttachmentMutation() {
  return mutationOptions({
    mutationKey: ['worksheet', 'upload'],
    async mutationFn(attachment: NewAttachment, { client }): Promise<UploadOutcome> {
      const { image, name, step = 'send' } = attachment;
      const listed = async () =>
        (await readAgain(client, attachmentsQuery(attachment))).filter((one) => one.name === name);
      try {
        const done = await settleWrite({
          step,
          send: () => sendAttachment(transportOf(client), attachment),
          lookUp: async () => (await listed()).filter(({ sizeBytes }) => sizeBytes === image.size).length,
        });
        return { kind: 'uploaded', isDoubled: done.isFound && done.results > 1 };
      } catch (error) {
        if (!(error instanceof HttpError && isRefusal(error) && error.status === conflict)) throw error;
        return outcomeOfConflict(attachment, error, listed);
      }
    },
    meta: { invalidates: [['worksheet', 'attachments']] },
  });
}

function sendAttachment(transport: Transport, attachment: NewAttachment): Promise<undefined> {
  const { personRef, month, image, name, note, signal, onProgress } = attachment;
  const [year = '', monthOfYear = ''] = month.split('-');
  const query = { r: personRef, m: String(Number(monthOfYear)), y: year, n: note };
  const file = new File([image], name, { type: image.type });
  const options = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
  return transport.call(postAttachment, { query, body: { file } }, options);
}

/**
 * The meaning of a 409. The browser may have repeated a call that was done: then the list contains exactly this
 * attachment. The name is taken where the list contains it or the server's sentence names it.
 *
 * @throws HttpError the conflict, where it is about something else
 */
async function outcomeOfConflict(
  { image, name, note }: NewAttachment,
  error: HttpError,
  listed: () => Promise<readonly Attachment[]>,
): Promise<UploadOutcome> {
  const ofName = await listed().catch(() => []);
  const isSame = ofName.some((one) => one.sizeBytes === image.size && one.note === note);
  if (isSame) return { kind: 'uploaded', isDoubled: false };
  if (ofName.length === 0 && !error.detail.includes(name)) throw error;
  return { kind: 'nameTaken', error };
}
