/** Characters that file systems do not allow in names, and characters without a width, which could hide the real extension. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Names that Windows reserves for devices, with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The most characters of a name. File systems allow 255 bytes. */
const longest = 80;

/**
 * Returns a text as a file name that every system accepts: without paths, control characters and invisible characters, not
 * hidden and not too long. The extension stays.
 */
export function fileNameOf(text: string): string {
  const name = text.replace(refused, '-').replace(/[\s.]+$/, '');
  const [extension = ''] = /\.\w{1,8}$/.exec(name) ?? [];
  const stem = name
    .slice(0, name.length - extension.length)
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(devices, '$1-');
  return (Array.from(stem).slice(0, longest).join('') || 'file') + extension;
}
