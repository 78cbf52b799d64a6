import type { PathOf } from '@selfservice/ui/areas/defineArea';
import type { terminalArea } from '@selfservice/ui/terminal/terminal.area';

type Href = PathOf<typeof terminalArea>;

/** Address of the online terminal. */
export const terminalHref: Href = '/online-terminal';

/** Address of the last passes. */
export const lastPassesHref: Href = '/lastPasses';
