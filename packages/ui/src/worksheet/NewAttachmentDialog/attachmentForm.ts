/** The fields of a new attachment. */
export interface AttachmentForm {
  /** The name without the file extension; null: the suggested name. */
  name: string | null;
  note: string;
}

/** Restores a form from a kept draft. */
export function readAttachmentForm(kept: unknown, fresh: AttachmentForm): AttachmentForm {
  const { name, note } = (kept ?? {}) as Record<keyof AttachmentForm, unknown>;
  return {
    name: typeof name === 'string' ? name : fresh.name,
    note: typeof note === 'string' ? note : fresh.note,
  };
}
