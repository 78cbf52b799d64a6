import { isSameForm, restoreForm } from '@selfservice/api/core/restore-form';
import { useState } from 'react';
import { useDrafts } from './Environment.tsx';

/** What is being entered, kept until it is saved or dropped. */
export interface Draft<Form> {
  /** What stands in the fields. */
  form: Form;
  /** It differs from a fresh form. */
  isChanged: boolean;
  /** It was begun earlier and has been taken up again. */
  isRestored: boolean;
  /** Takes and keeps another state of the fields. */
  change: (form: Form) => void;
  /** Forgets what was entered and shows a fresh form. */
  startAnew: () => void;
  /** Forgets what was entered. */
  drop: () => void;
}

/**
 * Keeps what is being entered, as JSON under a key.
 *
 * @param begin makes a fresh form
 * @param read a form out of what was kept; what does not parse it takes from the fresh form
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
    startAnew() {
      setForm(fresh);
      setRestored(false);
      drop();
    },
    drop,
  };
}
