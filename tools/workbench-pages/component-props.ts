import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { builtinResolvers, parse } from 'react-docgen';
import type { Documentation } from 'react-docgen';
import { componentRoot } from '../stories/components.ts';

/** A prop of a component. */
export interface PropRow {
  name: string;
  /** Its type in TypeScript, in one line. */
  type: string;
  isRequired: boolean;
  /** Its doc comment, with code between backticks. */
  description: string;
}

/**
 * Returns the documentation that Storybook reads from the source of a component; undefined for a styled element.
 *
 * @param path the file below `packages/ui/src`
 */
export function documentationOf(path: string): Documentation | undefined {
  const filename = resolve(componentRoot, path);
  try {
    const found = parse(readFileSync(filename, 'utf8'), {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    });
    return found.find(({ displayName }) => displayName === basename(path, '.tsx'));
  } catch {
    // react-docgen finds no component in a file that exports a styled element.
    return undefined;
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the props that a component declares itself. */
export function propsOf(path: string): PropRow[] {
  const source = readFileSync(resolve(componentRoot, path), 'utf8');
  return Object.entries(documentationOf(path)?.props ?? {}).map(
    ([name, { required = false, tsType, description = '' }]) => {
      const type = tsType && ('raw' in tsType ? tsType.raw : undefined);
      return {
        name,
        // The reader does not resolve a type such as `readonly string[]`.
        type: oneLine(type ?? writtenType(source, name) ?? tsType?.name ?? ''),
        isRequired: required,
        description: oneLine(description),
      };
    },
  );
}

/** Returns the type of a prop as its source declares it. */
function writtenType(source: string, name: string): string | undefined {
  return new RegExp(String.raw`^  ${name}\??: ([^;]+);$`, 'm').exec(source)?.[1];
}
