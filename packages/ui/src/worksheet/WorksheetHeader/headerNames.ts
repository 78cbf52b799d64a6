/** The facts of the header, in order. @requirement worksheet-5 */
export const factNames = ['personalNumber', 'month', 'centre', 'model'] as const;

/** The stamps of a worksheet, in order. */
export const stampNames = ['approval', 'confirmation', 'signature'] as const;
