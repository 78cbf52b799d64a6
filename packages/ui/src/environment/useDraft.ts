import { isSameForm, restoreForm } from '@selfservice/api/core/restore-form';
import { useState } from 'react';
import { useDrafts } from './Environment.tsx';

/** The draft of a form, kept until it is saved or dropped. */
export interface Draft<Form> {
  /** The values of the fields. */
  form: Form;
  /** Whether it differs from a fresh form. */
  isChanged: boolean;
  /** Whether the form began with an earlier draft. */
  isRestored: boolean;
  /** Sets and keeps the values of the fields. */
  change: (form: Form) => void;
  /** Drops the draft and shows a fresh form. */
  reset: () => void;
  /** Drops the draft. */
  drop: () => void;
}

/**
 * Keeps the values of a form as JSON under a key.
 *
 * @param begin creates a fresh form
 * @param read creates a form from the kept values; values that do not parse come from the fresh form
 */
export function useDraft<Form>(
  key: string,
  begin: () => Form,
  read: (kept: unknown, fresh: Form) => Form,
): Draft<Form> {
  const drafts = useDrafts();
  const [fresh] = useState(begin);
  const [restored] = useState(() => restoreForm(drafts.read(key), fresh, read));
  const [form, setForm] = useState(restored ?? fresh);
  const [isRestored, setRestored] = useState(restored !== null);
  const drop = () => drafts.remove(key);
  return {
    form,
    isChanged: !isSameForm(form, fresh),
    isRestored,
    change(next) {
      setForm(next);
      if (isSameForm(next, fresh)) drop();
      else drafts.write(key, JSON.stringify(next));
    },
    reset() {
      setForm(fresh);
      setRestored(false);
      drop();
    },
    drop,
  };
}
