import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';

/** The section of help that an address is about. */
export interface HelpSection {
  /** Its id on the page: the path of a screen without the first slash, or the name of a general section. */
  anchor?: string;
  /** The screen that it is about; none where it is about no screen. */
  screenHref?: string;
}

const screenHrefs = new Set(
  areas
    .filter(({ word }) => word !== 'help')
    .flatMap(({ paths = {} }) => Object.keys(paths).map((path) => hrefOf(path))),
);

/** Reads the anchor in the address of help, in which underscores stand for slashes. Specification 001 section 2. */
export function helpSection(parameter: string | undefined): HelpSection {
  if (!parameter) return {};
  const anchor = parameter.replaceAll('_', '/');
  const screenHref = `/${anchor}`;
  return screenHrefs.has(screenHref) ? { anchor, screenHref } : { anchor };
}
