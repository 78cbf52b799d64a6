import { areas } from '@selfservice/api/areas/areas';
import { hrefOf } from '@selfservice/api/areas/define-area';

/** The address of each screen, without parameters. */
export const screenHrefs = areas.flatMap(({ paths = {} }) => Object.keys(paths).map(hrefOf));
