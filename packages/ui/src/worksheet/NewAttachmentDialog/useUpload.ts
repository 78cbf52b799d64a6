import type { UploadProgress } from '@selfservice/api/core/transport';
import type { NewAttachment, UploadOutcome } from '@selfservice/api/worksheet/attachments';
import { uploadAttachmentMutation } from '@selfservice/api/worksheet/attachments';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTransport } from '../../environment/Environment.tsx';

/** What is to be sent. */
export type UploadInput = Omit<NewAttachment, 'signal' | 'onProgress'>;

/** An upload has ended without an attachment, and without a failure: the name is taken, or it was cancelled. */
export class NotUploaded extends Error {
  override name = 'NotUploaded';
  readonly reason: 'nameTaken' | 'cancelled';

  constructor(reason: 'nameTaken' | 'cancelled') {
    super(reason);
    this.reason = reason;
  }
}

type Ended = UploadOutcome | { kind: 'cancelled' };

/** Uploads a picture and says how far it has come; whoever leaves ends it. */
export function useUpload() {
  const { mutationFn: send, mutationKey, meta = {} } = uploadAttachmentMutation(useTransport());
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const cancelling = useRef<AbortController>(null);
  const mutation = useMutation<Ended, Error, UploadInput>({
    mutationKey,
    meta,
    async mutationFn(input, context) {
      const controller = new AbortController();
      const { signal } = controller;
      cancelling.current = controller;
      setProgress(null);
      try {
        return await (send as NonNullable<typeof send>)(
          { ...input, signal, onProgress: setProgress },
          context,
        );
      } catch (error) {
        // What was asked for is no failure that anybody need be told of.
        if (signal.aborted) return { kind: 'cancelled' };
        throw error;
      }
    },
  });
  useEffect(() => () => cancelling.current?.abort(), []);
  return {
    /** The last upload was cancelled. */
    isCancelled: mutation.data?.kind === 'cancelled',
    /** Null while nothing is known of it. */
    progress,
    /** Ends the upload that is under way; `saving` rejects with `NotUploaded`. */
    cancel: () => cancelling.current?.abort(),
    /** The mutation; it resolves once the attachment is there. */
    saving: {
      ...mutation,
      async mutateAsync(input: UploadInput): Promise<Ended> {
        const ended = await mutation.mutateAsync(input);
        if (ended.kind !== 'uploaded') throw new NotUploaded(ended.kind);
        return ended;
      },
    },
  };
}
