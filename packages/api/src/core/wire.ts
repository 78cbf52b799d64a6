import * as v from 'valibot';

/** An answer that carries nothing. */
export const nothing = v.undefined();

/** A date-time of the backend: wall-clock, with or without fractions and an ignored `Z`. */
export const wireDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, 'not a date-time'),
);
