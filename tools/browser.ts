import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Launch options for the browser that the lockfile pins. */
export interface BrowserOptions {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Whether pictures can be compared: only where the pinned browser runs. On other platforms the tests use Playwright's
 * browser, which draws text and corners differently.
 */
export const canComparePictures = process.platform === 'linux' && process.arch === 'x64';

/**
 * Options of the browser context in every test: a device scale factor of 1, and nothing that depends on the machine.
 */
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
 * The locale of the browser on every machine. Chromium on Linux uses its encoding for file names: without UTF-8, a file
 * whose name contains a diacritic is downloaded as "download".
 */
const locale = { LC_ALL: 'C.UTF-8' };

/**
 * A launch argument for pages that are open for seconds: optimising their code and collecting garbage on other threads costs more
 * than it saves. Stories share a page for minutes and have an argument of their own. Not for measured times.
 */
export const shortUse = '--js-flags=--no-turbofan --no-maglev --single-threaded';

/** Unpacks the pinned Chromium once per version and returns its launch options. */
export async function browserOptions(): Promise<BrowserOptions> {
  if (!canComparePictures) return { args, env: { ...definedEnvironment(), ...locale } };
  const folder = await unpackedFolder();
  const env: Record<string, string> = { ...locale, FONTCONFIG_PATH: join(folder, 'fonts') };
  if (!hasSystemLibraries()) env['LD_LIBRARY_PATH'] = join(folder, 'al2023', 'lib');
  return { executablePath: join(folder, 'chromium'), args, env: { ...definedEnvironment(), ...env } };
}

/**
 * Returns the folder with the unpacked browser. The package itself unpacks into the temporary folder and does not check
 * whether the files there are complete. A separate folder per version, renamed when it is complete, avoids conflicts
 * between versions and parallel runs.
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
    // If another process was faster, its folder is used.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  return folder;
}

/** Uses only the fonts of the package, so that characters missing in our font look the same on every machine. */
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

/** Returns whether the machine has three libraries that Chromium needs; the package contains copies of them. */
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
