import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What Playwright needs to start the browser that belongs to the lockfile. */
export interface BrowserOptions {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Pictures are compared only where the pinned browser runs. Elsewhere Playwright's own browser
 * serves the tests, but it draws letters and corners differently.
 */
export const canComparePictures = process.platform === 'linux' && process.arch === 'x64';

/** How the browser's pages stand in every test: one pixel is one pixel, and nothing depends on the machine. */
export const pageOptions = {
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'Europe/Prague',
  reducedMotion: 'reduce' as const,
};

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * The browser's locale on every machine, whatever the user's own is. Chromium on Linux names files in the encoding of its
 * locale: without UTF-8, a download whose name has a letter with a diacritic is called "download".
 */
const locale = { LC_ALL: 'C.UTF-8' };

/** Unpacks the pinned Chromium once per version and says how to start it. */
export async function browserOptions(): Promise<BrowserOptions> {
  if (!canComparePictures) return { args, env: { ...definedEnvironment(), ...locale } };
  const folder = await unpackedFolder();
  const env: Record<string, string> = { ...locale, FONTCONFIG_PATH: join(folder, 'fonts') };
  if (!hasSystemLibraries()) env['LD_LIBRARY_PATH'] = join(folder, 'al2023', 'lib');
  return { executablePath: join(folder, 'chromium'), args, env: { ...definedEnvironment(), ...env } };
}

/**
 * The package unpacks into the temporary folder and takes whatever lies there for complete. A folder
 * of our own, renamed when it is whole, keeps versions apart and parallel starts out of each other's way.
 */
async function unpackedFolder(): Promise<string> {
  const packageFile = findPackageFile();
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const folder = join(tmpdir(), `selfservice-chromium-${version}`);
  if (existsSync(join(folder, 'complete'))) return folder;

  const draft = await mkdtemp(`${folder}-`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = draft;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(dirname(packageFile), 'bin', archive))));
    await writeFile(join(draft, 'fonts', 'fonts.conf'), fontConfiguration(folder));
    await writeFile(join(draft, 'complete'), version);
    // Another process may have been faster; then its folder serves as well.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  return folder;
}

/** Only the fonts of the package, so that letters outside our own font look the same on every machine. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function findPackageFile(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return join(dirname(entry), '..', 'package.json');
}

/** Chromium needs three libraries that a bare machine may lack; the package brings copies of them. */
function hasSystemLibraries(): boolean {
  try {
    const known = execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
    return ['libnss3.so', 'libnspr4.so', 'libexpat.so'].every((library) => known.includes(library));
  } catch {
    return false;
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
