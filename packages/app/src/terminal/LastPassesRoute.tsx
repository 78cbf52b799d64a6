import { LastPassesScreen } from '@selfservice/ui/terminal/LastPassesScreen/LastPassesScreen';
import { terminalHref } from './terminal-hrefs.ts';

/** The route of the last passes; the back link leads to the terminal. */
export default function LastPassesRoute() {
  return <LastPassesScreen backHref={terminalHref} />;
}
