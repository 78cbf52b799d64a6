/** What is entered for a new attachment. */
export interface AttachmentForm {
  /** Without the ending that it is sent with; null: what is suggested stands. */
  name: string | null;
  note: string;
}

/** A form out of what was kept of it. */
export function readAttachmentForm(kept: unknown, fresh: AttachmentForm): AttachmentForm {
  const { name, note } = (kept ?? {}) as Record<keyof AttachmentForm, unknown>;
  return {
    name: typeof name === 'string' ? name : fresh.name,
    note: typeof note === 'string' ? note : fresh.note,
  };
}
