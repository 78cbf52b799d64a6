/** Whether all journeys run, including those with the tag `@test-all`: with the variable `SELFSERVICE_EXTENT=all`. */
export const isEverything = process.env['SELFSERVICE_EXTENT'] === 'all';
