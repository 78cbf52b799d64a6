/** Adds a name to what a source imports from a module, where it does not import it yet. */
export function withImport(source: string, name: string, from: string): string {
  const escaped = from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const found = new RegExp(String.raw`import \{([^}]*)\} from '${escaped}';`).exec(source);
  if (!found) return `import { ${name} } from '${from}';\n${source}`;
  const names = (found[1] ?? '').split(',').map((each) => each.trim());
  if (names.includes(name)) return source;
  const all = [...names.filter(Boolean), name].join(', ');
  return source.replace(found[0], `import { ${all} } from '${from}';`);
}

/**
 * Puts lines before the last place of a text in a source.
 *
 * @throws where the source does not have the text
 */
export function withLines(source: string, lines: string, before: string): string {
  const at = source.lastIndexOf(before);
  if (at < 0) throw new Error(`There is no "${before.trim()}" to write before.`);
  return source.slice(0, at) + lines + source.slice(at);
}
