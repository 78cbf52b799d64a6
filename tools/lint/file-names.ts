/** Returns what is wrong with the name of a file or its folder, or null. */
export function fileNameFault(path: string): string | null {
  const match = /^packages\/[^/]+\/src\/(.+)$/.exec(path.replaceAll('\\', '/'));
  if (!match?.[1]) return null;
  const parts = match[1].split('/');
  const file = parts.pop() ?? '';
  const vague = [...parts, file.replace(/\..*$/, '')].find((part) => vagueNames.test(part));
  if (vague) return `"${vague}" is too vague: use the name of its content.`;
  const folder = parts.find((part) => !folderName.test(part));
  if (folder) return `Folder "${folder}" is neither kebab-case nor a component's PascalCase.`;
  if (!fileName.test(file))
    return `"${file}" is neither Component.tsx, useHook.ts, functionName.ts nor kebab-case.role.ts.`;
  return null;
}

const vagueNames = /^(utils?|helpers?|common|misc|manager|shared|stuff|index)$/i;
const folderName = /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)$/;
const role = String.raw`(\.[a-z]+(-[a-z]+)*)*`;
const fileName = new RegExp(
  String.raw`^([A-Z][A-Za-z0-9]*|[a-z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)${role}\.(tsx?|json|css|mdx|svg|md)$`,
);
