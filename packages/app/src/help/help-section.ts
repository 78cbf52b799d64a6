import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';

/** The section of help for an address. */
export interface HelpSection {
  /** DOM id of the section: the path of a screen without the first slash, or the name of a general section. */
  anchor?: string;
  /** Address of the screen that the section describes, if any. */
  screenHref?: string;
}

const screenHrefs = new Set(
  areas
    .filter(({ word }) => word !== 'help')
    .flatMap(({ paths = {} }) => Object.keys(paths).map((path) => hrefOf(path))),
);

/** Reads the anchor in the address of help. Underscores represent slashes. @requirement help-2, help-3 */
export function helpSection(parameter: string | undefined): HelpSection {
  if (!parameter) return {};
  const anchor = parameter.replaceAll('_', '/');
  const screenHref = `/${anchor}`;
  return screenHrefs.has(screenHref) ? { anchor, screenHref } : { anchor };
}
