import fc from 'fast-check';

/** The variable of the environment with another seed for all properties. */
const variable = 'SELFSERVICE_SEED';

const seed = Number(process.env[variable] ?? 1);
if (!Number.isInteger(seed)) throw new Error(`${variable} is not a whole number: ${process.env[variable]}`);

// The same values in every run. Another seed tries others.
fc.configureGlobal({ seed });
