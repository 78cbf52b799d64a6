/** The licences that packages of the product may have, as SPDX ids. All permit use in a closed product. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Zlib',
]);

/** Packages with another licence, and why they may stay. */
export const exceptions: Readonly<Record<string, { licence: string; reason: string }>> = {
  '@fontsource-variable/inter': {
    licence: 'OFL-1.1',
    reason: 'A font. It may be served with any application; only the font alone may not be sold.',
  },
  'ical.js': {
    licence: 'MPL-2.0',
    reason: 'Used unchanged. Only changes of its own files would have to be published.',
  },
};

/** A package with its licence, from `pnpm licenses`. */
export interface LicensedPackage {
  name: string;
  license: string;
}

/** Whether a licence is allowed. Of alternatives one is enough, of a combination all are needed. */
function isAllowed(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAllowed);
  if (inner.includes(' AND ')) return inner.split(' AND ').every(isAllowed);
  return allowed.has(inner);
}

/** Returns a line for each package whose licence is not allowed, and for each exception without such a package. */
export function licenceFaults(packages: readonly LicensedPackage[]): string[] {
  const isException = ({ name, license }: LicensedPackage) => exceptions[name]?.licence === license;
  return [
    ...packages
      .filter((one) => !isAllowed(one.license) && !isException(one))
      .map(
        ({ name, license }) =>
          `${name} has the licence ${license}, which tools/supply/licences.ts does not allow.`,
      ),
    ...Object.keys(exceptions)
      .filter((name) => !packages.some((one) => one.name === name && isException(one)))
      .map((name) => `${name} needs no exception in tools/supply/licences.ts any more.`),
  ];
}
