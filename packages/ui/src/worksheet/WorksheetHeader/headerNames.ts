/** What the header says of a worksheet, in order. Specification 001 section 2. */
export const factNames = ['personalNumber', 'month', 'centre', 'model'] as const;

/** The steps that somebody takes with a worksheet, in order. */
export const stampNames = ['approval', 'confirmation', 'signature'] as const;
