import { expect, test } from 'vitest';
import { auditFaults } from './audit.ts';
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
  expect(auditFaults(JSON.stringify({ advisories, metadata: {} }), '')).toEqual([
    'x: moderate, Bad https://a.example/1',
    'x: critical, Bad https://a.example/1',
  ]);
  expect(auditFaults('{"advisories":{}}', '')).toEqual([]);
});

test('the audit fails with the reason if the registry does not answer', () => {
  const fault = (reason: string) => [`The registry did not answer (${reason}). Run it again with a network.`];
  expect(auditFaults('', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n')).toEqual(
    fault('ERR_PNPM_AUDIT_BAD_RESPONSE'),
  );
  expect(auditFaults('{"error":{"code":"ERR_PNPM_META_FETCH_FAIL"}}', '')).toEqual(
    fault('ERR_PNPM_META_FETCH_FAIL'),
  );
  expect(auditFaults('', '', true)).toEqual(fault('no answer in time'));
});

test('a report of an unknown form is a fault', () => {
  expect(auditFaults('{"vulnerabilities":{}}', '')).toEqual([expect.stringContaining('unknown form')]);
});
