import { expect, test } from 'vitest';
import { auditResult } from './audit.ts';
import { exceptions, licenceFaults } from './licences.ts';

const excepted = Object.entries(exceptions).map(([name, { licence }]) => ({ name, license: licence }));
const faultsOf = (license: string) => licenceFaults([...excepted, { name: 'x', license }]);

test.each(['MIT', '(MIT OR CC0-1.0)', '(MIT AND Zlib)', 'GPL-3.0-only OR MIT'])(
  '%s is allowed',
  (license) => {
    expect(faultsOf(license)).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'Unknown', '(MIT AND GPL-3.0-only)', 'MPL-2.0', ''])(
  '%j is refused',
  (license) => {
    expect(faultsOf(license)).toEqual([expect.stringContaining('x has the licence')]);
  },
);

test('an exception is for one package and one licence, and an unused one is a fault', () => {
  expect(licenceFaults([])).toHaveLength(excepted.length);
  expect(licenceFaults(excepted.map(({ name }) => ({ name, license: 'GPL-3.0-only' })))).toHaveLength(
    2 * excepted.length,
  );
});

const advisory = (severity: string) => ({
  module_name: 'x',
  severity,
  title: 'Bad',
  url: 'https://a.example/1',
});

test('the audit reports vulnerabilities from moderate severity', () => {
  const advisories = { 1: advisory('low'), 2: advisory('moderate'), 3: advisory('critical') };
  expect(auditResult(JSON.stringify({ advisories, metadata: {} }), '')).toEqual({
    kind: 'checked',
    faults: ['x: moderate, Bad https://a.example/1', 'x: critical, Bad https://a.example/1'],
  });
  expect(auditResult('{"advisories":{}}', '')).toEqual({ kind: 'checked', faults: [] });
});

test('the audit is skipped with a reason if the registry does not answer', () => {
  expect(auditResult('', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n')).toEqual({
    kind: 'skipped',
    reason: 'ERR_PNPM_AUDIT_BAD_RESPONSE',
  });
  expect(auditResult('{"error":{"code":"ERR_PNPM_META_FETCH_FAIL"}}', '')).toMatchObject({
    reason: 'ERR_PNPM_META_FETCH_FAIL',
  });
  expect(auditResult('', '', true)).toEqual({ kind: 'skipped', reason: 'no answer in time' });
});

test('a report of an unknown form is a fault', () => {
  expect(auditResult('{"vulnerabilities":{}}', '')).toMatchObject({
    kind: 'checked',
    faults: [expect.any(String)],
  });
});
