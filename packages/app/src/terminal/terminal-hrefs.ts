import type { PathOf } from '@selfservice/api/areas/define-area';
import type { terminalArea } from '@selfservice/api/terminal/terminal.area';

type Href = PathOf<typeof terminalArea>;

/** The online terminal. */
export const terminalHref: Href = '/online-terminal';

/** The last passes. */
export const lastPassesHref: Href = '/lastPasses';
