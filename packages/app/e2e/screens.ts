import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';

/** The address of each screen, without parameters. */
export const screenHrefs = areas.flatMap(({ paths = {} }) => Object.keys(paths).map(hrefOf));
