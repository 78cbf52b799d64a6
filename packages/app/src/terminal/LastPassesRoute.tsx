import { LastPassesScreen } from '@selfservice/ui/terminal/LastPassesScreen/LastPassesScreen';
import { terminalHref } from './terminal-hrefs.ts';

/** The last passes; the way back leads to the terminal. */
export default function LastPassesRoute() {
  return <LastPassesScreen backHref={terminalHref} />;
}
