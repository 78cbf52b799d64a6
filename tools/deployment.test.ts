import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationSchema } from '@selfservice/api/session/session.wire';
import { validate } from 'dockerfile-utils';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { contentSecurityPolicy } from './security-headers.ts';

const read = (name: string) => readFileSync(name, 'utf8');
const defaults = v.getDefaults(configurationSchema);
const fields = Object.keys(configurationSchema.entries);
const documentation = read('docs/administration.md');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/index.html'), '<base href="/" />');
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `render.sh`. Returns a function that reads a file that it has written. */
function render(variables: Record<string, string>): (name: string) => string {
  const run = join(folder, 'run');
  const { PATH = '' } = process.env;
  const env = { PATH, APP_DIR: join(folder, 'app'), RUN_DIR: run, CONFIG_FILE: join(folder, 'config.json') };
  execFileSync('sh', ['deploy/nginx/render.sh'], { env: { ...env, ...variables }, stdio: 'pipe' });
  return (name) => read(join(run, name));
}

const variableOf = (field: string) => `SELFSERVICE_${field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

describe('render.sh', { tags: ['test-all'] }, () => {
  test('sets every field of config.json by its variable', () => {
    const values: Record<string, unknown> = {
      ...Object.fromEntries(
        Object.entries(defaults).map(([field, value]) => [
          field,
          typeof value === 'boolean' ? !value : value,
        ]),
      ),
      endpoint: 'https://backend.test/path',
      infoText: 'Quotes " and \\ and č, <b>',
      authenticationUrl: '/sign-in',
    };
    const variables = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [variableOf(field), String(value)]),
    );
    const written = JSON.parse(render(variables)('root/config.json')) as unknown;
    expect(v.parse(configurationSchema, written)).toEqual(values);
    expect(written).toEqual(values);
  });

  test('writes no field without its variable', () => {
    expect(JSON.parse(render({})('root/config.json'))).toEqual({});
  });

  test.each([
    ['BASE_PATH', '/selfservice', 'begin and end with a slash'],
    ['BASE_PATH', '/a;b/', 'begin and end with a slash'],
    ['BACKEND_URL', 'http://a/?b', 'without parameters'],
    ['BACKEND_URL', 'http://a;\nreturn 200', 'without parameters'],
    ['BACKEND_TIMEOUT', '60', 'with its unit'],
    ['UPLOAD_LIMIT', 'much', 'a size'],
    ['IMAGE_SOURCES', "'unsafe-inline'", 'origins'],
    ['LISTEN', '8080 ssl', 'a port'],
    ['WORKER_PROCESSES', '2; daemon on', 'a number'],
    ['ACCESS_LOG', '/tmp/log; return 200', 'the absolute path'],
    ['RUN_DIR', 'run', 'the absolute path'],
    ['RUN_DIR', '/tmp/a b', 'the absolute path'],
    ['BROTLI_MODULE', '/lib/a.so;', 'the absolute path'],
    ['BACKEND_CA', 'ca.pem', 'the absolute path'],
    ['SIGN_IN_RATE', '10', 'a rate'],
    ['POLICY_REPORTS', '/reports; script-src *', 'an address'],
    ['SELFSERVICE_UNDO_SECONDS', 'six', 'a number'],
    ['SELFSERVICE_INFO_TEXT', 'two\nlines', 'one line'],
    ['SELFSERVICE_ENDPOINT', 'https://a;script-src *', 'an address'],
  ])('refuses %s=%s', (name, value, reason) => {
    expect(() => render({ [name]: value })).toThrow(reason);
  });

  test('refuses a folder that is a link, and one that other users can write to', () => {
    const open = join(folder, 'open');
    mkdirSync(open);
    chmodSync(open, 0o777);
    expect(() => render({ RUN_DIR: open })).toThrow('no one else can write to');
    const link = join(folder, 'link');
    symlinkSync(join(folder, 'run'), link);
    expect(() => render({ RUN_DIR: link })).toThrow('no one else can write to');
  });

  test('needs the trusted certificates of a backend with HTTPS', () => {
    const missing = { BACKEND_URL: 'https://backend.test', BACKEND_CA: join(folder, 'missing.pem') };
    expect(() => render(missing)).toThrow('that can be read');
    writeFileSync(join(folder, 'ca.pem'), '');
    const written = render({ ...missing, BACKEND_CA: join(folder, 'ca.pem') })('backend.conf');
    expect(written).toContain('proxy_ssl_verify on;');
    expect(written).toContain(`proxy_ssl_trusted_certificate ${join(folder, 'ca.pem')};`);
  });

  test('adds the address of reports to the policy', () => {
    expect(render({})('nginx.conf')).not.toContain('report-uri');
    expect(render({ POLICY_REPORTS: '/reports' })('nginx.conf')).toContain('; report-uri /reports" always;');
  });

  test('renders the policy that the tests use', () => {
    const configuration = render({ SELFSERVICE_ENDPOINT: 'https://backend.test/path' })('nginx.conf');
    const policy = contentSecurityPolicy({ endpointOrigin: 'https://backend.test' });
    expect(configuration).toContain(`add_header Content-Security-Policy "${policy}" always;`);
    expect(configuration).not.toMatch(/\$\{[A-Z]/);
  });

  test('can run again in the same folder, for another base path', () => {
    render({ BASE_PATH: '/old/', BACKEND_URL: 'http://backend.test' });
    const written = render({ BASE_PATH: '/new/' });
    expect(written('root/new/index.html')).toBe('<base href="/new/" />');
    expect(existsSync(join(folder, 'run/root/old'))).toBe(false);
    expect(existsSync(join(folder, 'run/backend.conf'))).toBe(false);
  });
});

describe('the administration page', () => {
  /** The cells of the table rows that describe a field. */
  const rows = [...documentation.matchAll(/^\| `(\w+)` +\| ([^|]+)\| ([^|]+)\| ([^|]+)\| ([^|]+)\|$/gm)].map(
    (cells) => cells.slice(1).map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
  );

  test('lists every field of config.json with its type and default, and an example that is valid', () => {
    expect(rows.map(([field]) => field)).toEqual(fields);
    for (const [field = '', type, byDefault = '', effect = '', example = ''] of rows) {
      const value = defaults[field as keyof typeof defaults];
      expect([field, JSON.parse(byDefault)]).toEqual([field, value]);
      expect([field, type]).toEqual([
        field,
        { string: 'text', number: 'number', boolean: 'true, false' }[typeof value as string],
      ]);
      expect(effect.length).toBeGreaterThan(10);
      const given = { [field]: JSON.parse(example) as unknown };
      expect(v.parse(configurationSchema, given)).toMatchObject(given);
    }
  });

  test('names every variable of render.sh', () => {
    const script = read('deploy/nginx/render.sh');
    const names = [...script.matchAll(/\$\{([A-Z_]+):-/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    const missing = names.filter(
      (name) => !name.startsWith('SELFSERVICE_') && !documentation.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  test('quotes only symptoms that the product or nginx shows', () => {
    const [, table = ''] = documentation.split('## Troubleshooting');
    const quoted = [...table.matchAll(/^\| [^|]*"([^"|]+)"[^|]*\|/gm)].map(([, text = '']) => text);
    expect(quoted.length).toBeGreaterThan(5);
    const sources = globSync('packages/ui/src/*/locales/en.json').concat(
      'packages/app/public/start-notice.js',
      'tools/start-notice.ts',
    );
    const shown = `${sources.map(read).join('\n')} host not found in upstream, upstream SSL certificate verify error`;
    expect(quoted.filter((text) => !shown.includes(text))).toEqual([]);
  });

  test('has the headers of the configuration, with their values', () => {
    const configuration = read('deploy/nginx/nginx.conf.template');
    const headers = [...configuration.matchAll(/add_header (\S+) "?([^"$]+?)"? always;/g)];
    expect(headers.length).toBeGreaterThan(2);
    for (const [, name = '', value = ''] of headers)
      expect(documentation).toMatch(
        new RegExp(`\\| \`${name}\` +\\| \`${value.replaceAll(/[()=]/g, '.')}\` +\\|`),
      );
  });

  test('has the defaults of render.sh', () => {
    const script = read('deploy/nginx/render.sh');
    const defaults = [...script.matchAll(/\$\{([A-Z_]+):-([^}$]+)\}/g)].filter(
      ([, name]) => name !== 'BROTLI_MODULE',
    );
    expect(defaults.length).toBeGreaterThan(7);
    for (const [, name = '', value = ''] of defaults)
      expect(documentation).toMatch(new RegExp(`^\\| \`${name}\` +\\| \`${value}\` +\\|`, 'm'));
  });
});

describe('the Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile');

  test('has no faults', () => {
    expect(
      validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`),
    ).toEqual([]);
    // The same check finds a fault.
    expect(validate(dockerfile.replace('EXPOSE 8080', 'EXPOSE web'))).toHaveLength(1);
  });

  test('has exact versions of its images and of pnpm', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-/);
    const [, version] = /pnpm@([\d.]+)/.exec(read('.ci/run')) ?? [];
    for (const [, used] of dockerfile.matchAll(/pnpm@([\d.]+)/g)) expect(used).toBe(version);
  });

  test('runs without root, writes only below /tmp and checks its health', () => {
    const [, , last = ''] = dockerfile.split(/^FROM /m);
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(last.indexOf('\nUSER ')).toBeGreaterThan(last.lastIndexOf('\nRUN '));
    expect(last).toMatch(/^HEALTHCHECK .*:8080\/healthz"\]$/m);
    expect(last).toContain('"/tmp/selfservice/nginx.conf"');
    const writes = render({})('nginx.conf').match(/^ *(pid|\w+_temp_path) \S+/gm) ?? [];
    expect(writes).toHaveLength(6);
    for (const write of writes) expect(write).toContain(folder);
  });

  test('uses the Debian packages that the tests use', () => {
    for (const name of ['nginx', 'libnginx-mod-http-brotli-static']) {
      expect(dockerfile).toMatch(new RegExp(`apt-get install .*\\b${name}\\b`));
      expect(read('packages/app/e2e/nginx.ts')).toContain(`'${name}'`);
    }
  });
});

/** Returns an object of a document; fails if it is something else. */
function objectAt(value: unknown, ...path: (string | number)[]): Record<string, unknown> {
  const found = path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
  expect(found).toBeTypeOf('object');
  return found as Record<string, unknown>;
}

test('the compose file runs the application with a read-only root, and its proxy reaches the mock backend', () => {
  const compose: unknown = parse(read('deploy/compose.yaml'));
  const app = objectAt(compose, 'services', 'selfservice');
  expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
  const environment = objectAt(app, 'environment');
  expect(() => render(environment as Record<string, string>)).not.toThrow();
  expect(environment['BACKEND_URL']).toBe('http://127.0.0.1:4000');
  const backend = objectAt(compose, 'services', 'backend');
  expect(backend).toMatchObject({ network_mode: 'service:selfservice' });
  expect(objectAt(backend, 'build')).toMatchObject({ target: 'build' });
  expect(read('deploy/Dockerfile')).toMatch(/ AS build$/m);
});

test('the Kubernetes example is valid YAML, its parts fit together, and its configuration is valid', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'));
  expect(documents.flatMap((document) => document.errors)).toEqual([]);
  const [map, deployment, claim, budget, network, service, ingress] = documents.map((document): unknown =>
    document.toJS(),
  );
  const configuration = JSON.parse(String(objectAt(map, 'data')['config.json'])) as unknown;
  expect(v.parse(configurationSchema, configuration)).toMatchObject(configuration as object);
  const pod = objectAt(deployment, 'spec', 'template');
  const container = objectAt(pod, 'spec', 'containers', 0);
  expect(objectAt(container, 'securityContext')).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
  });
  const variables = objectAt(container, 'env') as unknown as { name: string; value: string }[];
  const valueOf = (of: string) => variables.find(({ name }) => name === of)?.value;
  expect(container).toMatchObject({
    volumeMounts: [
      { name: 'config', mountPath: '/etc/selfservice' },
      { name: 'tmp', mountPath: '/tmp' },
      { name: 'assets', mountPath: valueOf('ASSETS_DIR') },
    ],
    image: expect.stringContaining(
      (JSON.parse(read('package.json')) as { version: string }).version,
    ) as string,
  });
  expect(objectAt(pod, 'spec', 'securityContext')).toMatchObject({ runAsNonRoot: true, runAsUser: 33 });
  expect(objectAt(pod, 'spec', 'volumes', 2, 'persistentVolumeClaim')).toEqual({
    claimName: objectAt(claim, 'metadata')['name'],
  });
  const labels = objectAt(pod, 'metadata', 'labels');
  expect(objectAt(service, 'spec', 'selector')).toEqual(labels);
  expect(objectAt(budget, 'spec', 'selector', 'matchLabels')).toEqual(labels);
  expect(objectAt(network, 'spec', 'podSelector', 'matchLabels')).toEqual(labels);
  const path = objectAt(ingress, 'spec', 'rules', 0, 'http', 'paths', 0);
  const basePath = valueOf('BASE_PATH');
  expect(`${String(path['path'])}/`).toBe(basePath);
  expect(objectAt(container, 'readinessProbe', 'httpGet')).toMatchObject({ path: basePath });
});
