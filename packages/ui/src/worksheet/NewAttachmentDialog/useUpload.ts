import type { HttpError } from '@selfservice/api/core/errors';
import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import type { UploadProgress } from '@selfservice/api/core/transport';
import type { NewAttachment, UploadOutcome } from '@selfservice/api/worksheet/attachments';
import { uploadAttachmentMutation } from '@selfservice/api/worksheet/attachments';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** The attachment to send. */
export type UploadInput = Omit<NewAttachment, 'signal' | 'onProgress'>;

/** Thrown when an upload ended without a failure and without an attachment: the name is taken, or the user cancelled. */
export class NotUploaded extends Error {
  override name = 'NotUploaded';
  readonly reason: 'nameTaken' | 'cancelled';
  /** The server's refusal of the name; null where the user cancelled it. */
  readonly refusal: HttpError | null;

  constructor(reason: 'nameTaken' | 'cancelled', refusal: HttpError | null = null) {
    super(reason);
    this.reason = reason;
    this.refusal = refusal;
  }
}

type Uploaded = Extract<UploadOutcome, { kind: 'uploaded' }>;
type Ended = UploadOutcome | { kind: 'cancelled' };

/** Uploads a picture to a worksheet and reports its progress. Leaving the dialog ends the upload. */
export function useUpload() {
  const { mutationFn: send, mutationKey, meta = {} } = uploadAttachmentMutation();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [isCancelled, setCancelled] = useState(false);
  const cancelling = useRef<AbortController>(null);
  const isLeft = useRef(false);
  const upload = useMutation<Ended, Error, UploadInput>({
    mutationKey,
    meta,
    async mutationFn(input, context) {
      const controller = new AbortController();
      const { signal } = controller;
      cancelling.current = controller;
      setProgress(null);
      setCancelled(false);
      try {
        return await (send as NonNullable<typeof send>)(
          { ...input, signal, onProgress: setProgress },
          context,
        );
      } catch (error) {
        const isUnknown = error instanceof OutcomeUnknownError && !isLeft.current;
        if (!signal.aborted || isUnknown) throw error;
        setCancelled(true);
        return { kind: 'cancelled' };
      }
    },
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      cancelling.current?.abort();
    };
  }, []);
  return {
    /** Whether the user cancelled the last upload. */
    isCancelled,
    /** The progress; null while unknown. */
    progress,
    /** Cancels the running upload; `saving` rejects with `NotUploaded`. */
    cancel: () => cancelling.current?.abort(),
    /** The write, which resolves when the attachment is uploaded. */
    saving: {
      ...upload,
      async mutateAsync(input: UploadInput): Promise<Uploaded> {
        const ended = await upload.mutateAsync(input);
        if (ended.kind === 'uploaded') return ended;
        throw ended.kind === 'cancelled'
          ? new NotUploaded('cancelled')
          : new NotUploaded('nameTaken', ended.error);
      },
    },
  };
}
