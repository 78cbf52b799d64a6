import type { SubmitEvent, SyntheticEvent } from 'react';
import { useState } from 'react';

/** The values of the text fields of a form, by the names of the fields. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Holds the values of the text fields of a form, and reads them from the page: password managers fill fields without an event.
 * They are read before the focus or the pointer makes a field render again, which would restore its old value.
 *
 * @param initial the values at the beginning, by the `name` of each field
 * @param onSubmit called with the present values when the user sends the form
 * @returns the values for the fields, and the props of the form
 */
export function useFormValues<Name extends string>(
  initial: FormValues<Name>,
  onSubmit: (values: FormValues<Name>) => void,
) {
  const [values, setValues] = useState(initial);

  function read({ currentTarget }: SyntheticEvent<HTMLFormElement>): FormValues<Name> {
    const data = new FormData(currentTarget);
    const names = Object.keys(initial) as Name[];
    const present = names.map((name) => [name, textIn(data, name)] as const);
    if (present.every(([name, value]) => value === values[name])) return values;
    const next = Object.fromEntries(present) as FormValues<Name>;
    setValues(next);
    return next;
  }

  const form = {
    noValidate: true,
    onInput: read,
    onFocusCapture: read,
    onBlurCapture: read,
    onPointerOverCapture: read,
    onPointerOutCapture: read,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      onSubmit(read(event));
    },
  };
  return { values, form };
}

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
