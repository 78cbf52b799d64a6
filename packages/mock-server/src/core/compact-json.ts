/**
 * Writes a JSON value in a short form that stays readable in an address: `(note:'My day',ids:!(1,2),isMass:!f)`. Texts
 * without special characters have no quotes; `!` begins a list, a constant, or a sign within quotes.
 */
export function writeCompact(value: unknown): string {
  if (value === null || value === undefined) return '!n';
  if (typeof value === 'boolean') return value ? '!t' : '!f';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return writeText(value);
  if (Array.isArray(value)) return `!(${value.map(writeCompact).join(',')})`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `(${fields.map(([name, field]) => `${writeText(name)}:${writeCompact(field)}`).join(',')})`;
}

/** A value that was read, and the rest of the text. */
export interface ReadCompact {
  value: unknown;
  rest: string;
}

/**
 * Reads the first value of a text in the form of `writeCompact`.
 *
 * @throws SyntaxError the text does not begin with a value
 */
export function readCompact(text: string): ReadCompact {
  let at = 0;

  function fail(): never {
    throw new SyntaxError(`There is no value at ${at}: ${text.slice(at, at + 20)}`);
  }

  function take(sign: string): boolean {
    const isThere = text.startsWith(sign, at);
    if (isThere) at += sign.length;
    return isThere;
  }

  function takeMatch(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [match] = pattern.exec(text) ?? fail();
    at += match.length;
    return match;
  }

  function readText(): string {
    if (!take("'")) return takeMatch(plainText);
    const quoted = takeMatch(/(?:[^'!]|![!'])*/y);
    return take("'") ? quoted.replaceAll(/!([!'])/g, '$1') : fail();
  }

  /** Reads values up to the closing parenthesis. */
  function readAll<T>(read: () => T): T[] {
    const values: T[] = [];
    while (!take(')')) {
      if (values.length > 0 && !take(',')) fail();
      values.push(read());
    }
    return values;
  }

  function readField(): [string, unknown] {
    const name = readText();
    return take(':') ? [name, readValue()] : fail();
  }

  function readValue(): unknown {
    if (take('!n')) return null;
    if (take('!t')) return true;
    if (take('!f')) return false;
    if (take('!(')) return readAll(readValue);
    if (take('(')) return Object.fromEntries(readAll(readField));
    if (text.startsWith("'", at)) return readText();
    const plain = readText();
    return isNumber(plain) ? Number(plain) : plain;
  }

  const value = readValue();
  return { value, rest: text.slice(at) };
}

/** A text without quotes. */
const plainText = /[\w.+-]+/y;

function isNumber(text: string): boolean {
  return Number.isFinite(Number(text));
}

function writeText(text: string): string {
  plainText.lastIndex = 0;
  const isPlain = plainText.exec(text)?.[0] === text && !isNumber(text) && !text.includes('+');
  return isPlain ? text : `'${text.replaceAll(/[!']/g, '!$&')}'`;
}
