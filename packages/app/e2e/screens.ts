import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@selfservice/api/areas/areas';
import { hrefOf } from '@selfservice/api/areas/define-area';

const source = join(import.meta.dirname, '../src');
const isBuilt = (word: string) => existsSync(join(source, word, `${word}.routes.tsx`));
const hrefsOf = (isWanted: (word: string) => boolean) =>
  areas.filter(({ word }) => isWanted(word)).flatMap(({ paths = {} }) => Object.keys(paths).map(hrefOf));

/** The address of each screen, without parameters. */
export const screenHrefs = hrefsOf(isBuilt);

/** One address of an area that is not there yet; nothing where all are. */
export const notAvailableHref = hrefsOf((word) => !isBuilt(word)).slice(0, 1);
