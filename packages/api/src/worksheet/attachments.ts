import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Checkable } from '../core/outbox/outbox.ts';
import { HttpError } from '../core/errors.ts';
import type { Transport, UploadProgress } from '../core/transport.ts';
import { toWireMonth } from '../core/wire.ts';
import { readAgain } from '../core/outbox/read-again.ts';
import { isRefusal } from '../core/outbox/settle-write.ts';
import type { WorksheetId } from './worksheet-query.ts';
import type { attachmentSchema } from './worksheet.wire.ts';
import { postAttachment, postAttachmentFile, postAttachments } from './worksheet.wire.ts';

/** A file that is attached to a worksheet. @requirement worksheet-41 */
export interface Attachment {
  id: number;
  /** The file name, unique in the month. */
  name: string;
  sizeBytes: number;
  /** May be empty. */
  note: string;
}

/** Fetches the attachments of a worksheet, in the order of the server. @requirement worksheet-49 */
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

/** Fetches an attached file. The file of a name never changes, so it stays cached. @requirement worksheet-51 */
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

/** An image to attach. */
export interface NewAttachment extends WorksheetId, Checkable {
  /** The resized image with its media type. */
  image: Blob;
  /** The file name; see `attachmentNameProblem`. */
  name: string;
  /** The note, which may be empty; see `isNoteTooLong`. */
  note: string;
  /** Cancels the upload, also when the session ends. Default none: the upload continues to its response. */
  signal?: AbortSignal;
  /** Called with the progress of the upload, in browsers that report it. */
  onProgress?: (progress: UploadProgress) => void;
}

/** The result of an upload. */
export type UploadOutcome =
  | {
      kind: 'uploaded';
      /** Whether the list contains the attachment more than once, because the browser or a proxy repeated the call. */
      isDoubled: boolean;
    }
  /** The month has an attachment of this name; the error has the server's message. @requirement worksheet-38 */
  | { kind: 'nameTaken'; error: HttpError };

/** The HTTP status of a conflict with an existing attachment. */
const conflict = 409;

/**
 * Attaches an image to a worksheet. After an unknown or cancelled upload, the list is searched for its name and size.
 * Rejects with the reason of the signal if a cancelled upload is not listed.
 *
 * @requirement worksheet-50, worksheet-53
 */
export function uploadAttachmentMutation() {
  return mutationOptions({
    mutationKey: ['worksheet', 'upload'],
    async mutationFn(attachment: NewAttachment, { client }): Promise<UploadOutcome> {
      const { personRef, month, image, name, isCheck } = attachment;
      const listed = async () =>
        (await readAgain(client, attachmentsQuery(attachment))).filter((one) => one.name === name);
      try {
        const done = await outboxOf(client).settle({
          isCheck,
          key: uploadKey(attachment),
          // A check needs no more than the size of the picture.
          input: { personRef, month, name, note: '', image: { size: image.size } },
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

/** Returns whether an earlier upload of this name is not known to be done or refused. */
export function openUploadOf(attachment: UploadName) {
  return queryOptions({
    queryKey: ['worksheet', 'openUpload', attachment.personRef, attachment.month, attachment.name],
    queryFn: ({ client }) => outboxOf(client).has(uploadKey(attachment)),
    // It is asked again by each form.
    gcTime: 0,
    staleTime: Infinity,
  });
}

type UploadName = Pick<NewAttachment, 'personRef' | 'month' | 'name'>;

function uploadKey({ personRef, month, name }: UploadName) {
  return ['worksheet', 'upload', personRef, month, name] as const;
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
 * Returns the result of an upload that was refused with 409. If the list contains exactly this attachment, the browser
 * repeated a successful call. The name is taken if the list contains it or the server's message mentions it.
 *
 * @throws HttpError the conflict, if it concerns something else
 * @requirement worksheet-38
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
