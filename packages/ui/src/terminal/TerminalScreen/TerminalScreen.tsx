import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import { likelyDirection } from '@selfservice/api/terminal/pass-direction';
import { passTypesQuery } from '@selfservice/api/terminal/pass-types';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { ChosenTypes } from '@selfservice/api/terminal/terminal-buttons';
import { terminalButtons } from '@selfservice/api/terminal/terminal-buttons';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useEnvironment, usePermissions } from '../../environment/Environment.tsx';
import { useNow } from '../../environment/useNow.ts';
import { useValue } from '../../environment/useValue.ts';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { ChooseButtons } from './ChooseButtons.tsx';
import { KeptPasses } from './KeptPasses.tsx';
import { LastPassHere } from './LastPassHere.tsx';
import { LastPassesLink } from './LastPassesLink.tsx';
import { PassButtons } from './PassButtons.tsx';
import { useTerminal } from './useTerminal.ts';
import { withCurrentNames } from './withCurrentNames.ts';
import { TerminalDial } from './TerminalDial.tsx';
import { useTerminalDay } from './useTerminalDay.ts';

export interface TerminalScreenProps {
  /** The device and the sign-in. */
  host: TerminalHost;
  /** The types of buttons 3 to 6, as last chosen on this device. */
  chosen: ChosenTypes;
  /** Called when the user chooses other buttons, which must be stored. */
  onChosenChange: (chosen: ChosenTypes) => void;
  /** Address of the last passes. */
  lastPassesHref: string;
  /** Address of home. */
  backHref: string;
  /** The direction of the fixed button that has the focus at first; null for none. Default: null. */
  focusedAtFirst?: 'in' | 'out' | null;
}

/**
 * Makes passes: the time, and a button for each type.
 * @requirement terminal-1, terminal-2, terminal-3, terminal-6, terminal-21, terminal-33, terminal-35
 */
export function TerminalScreen(props: TerminalScreenProps) {
  const { host, onChosenChange, lastPassesHref, backHref, focusedAtFirst = null } = props;
  const { t } = useTranslation('terminal');
  const { hasTerminalQueue } = useEnvironment().configuration;
  const hasPosition = isAllowed(usePermissions(), 'terminalGps');
  const language = useBackendLanguage();
  const terminal = useTerminal(host);
  const types = useQuery(passTypesQuery(language));
  const state = withCurrentNames(useValue(terminal.state), types.data);
  const [chosen, setChosen] = useState(props.chosen);
  const work = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { arcs, passes, last } = useTerminalDay(state, types.data);
  const chosenCount = chosen.filter((id) => id !== null).length;
  return (
    <ScreenFrame
      title={t('title')}
      backHref={backHref}
      headerActions={<LastPassesLink href={lastPassesHref} />}
    >
      <Root>
        <Top>
          <TerminalDial arcs={arcs} passes={passes} />
          <LastPassHere {...state} last={last ?? null} />
        </Top>
        <Work ref={work} tabIndex={-1}>
          <PassButtons
            buttons={terminalButtons(types.data, chosen)}
            pendingCount={types.data || types.error ? 0 : chosenCount}
            underWay={state.underWay}
            isReady={state.isReady}
            likely={last === undefined ? null : likelyDirection(last, now)}
            focusedAtFirst={focusedAtFirst}
            onPress={(type) => terminal.press(type, hasPosition)}
          />
          {state.kept.length + state.orphans.length > 0 && (
            <KeptPasses
              state={state}
              onCheck={() => void terminal.checkNow()}
              onSendAgain={(key) => void terminal.sendAgain(key)}
              onDiscard={(key) => void terminal.discard(key)}
              findPlace={() => work.current}
            />
          )}
          {hasTerminalQueue && !host.isSecure && <Banner tone="caution" title={t('kept.insecure')} />}
          {state.othersCount > 0 && <Others>{t('kept.others', { count: state.othersCount })}</Others>}
          {types.error && (
            <ErrorPanel
              error={types.error}
              title={t('typesFailed')}
              isRetrying={types.isFetching}
              onRetry={() => void types.refetch()}
            />
          )}
          <Foot>
            {hasPosition && <span>{t('withPosition')}</span>}
            <ChooseButtons
              types={types.data}
              chosen={chosen}
              onChange={(next) => {
                setChosen(next);
                onChosenChange(next);
              }}
            />
          </Foot>
        </Work>
      </Root>
    </ScreenFrame>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (width >= 1024px) {
    grid-template-columns: minmax(0, 20rem) minmax(0, 32rem);
    gap: var(--space-12);
    padding-top: var(--space-4);
  }
`;

const Top = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/* At the top, so that no button moves when content appears below. */
const Work = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  outline: 0;
`;

const Others = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-2);

  /* The text is aligned with the end of the column, or with its start on a phone. */
  & > button {
    margin-inline: calc(-1 * var(--space-4));
  }
`;
