import { toChosenTypes } from '@selfservice/api/terminal/terminal-buttons';
import { TerminalScreen } from '@selfservice/ui/terminal/TerminalScreen/TerminalScreen';
import { useStoredValues } from '../shell/SignedInContext.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { useAddressParameters } from '../shell/useAddressParameters.ts';
import { lastPassesHref } from './terminal-hrefs.ts';
import { useTerminalHost } from './useTerminalHost.ts';

/** The route of the online terminal, with the buttons stored on this device. @requirement terminal-4, terminal-35 */
export default function TerminalRoute() {
  const host = useTerminalHost();
  const { buttons } = useStoredValues().terminal;
  const [search] = useAddressParameters();
  const pass = search.get('pass');
  return (
    <TerminalScreen
      host={host}
      chosen={toChosenTypes(buttons.read() ?? [])}
      onChosenChange={buttons.write}
      lastPassesHref={lastPassesHref}
      backHref={shellHrefs.home}
      focusedAtFirst={pass === 'in' || pass === 'out' ? pass : null}
    />
  );
}
