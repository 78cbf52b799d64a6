import type { KeptPass, KeptPhase } from '@selfservice/api/terminal/kept-pass';
import { keptForMs, phaseOf } from '@selfservice/api/terminal/kept-pass';
import type { TerminalState } from '@selfservice/api/terminal/terminal';
import { CircleHelp, CircleX, Clock, RotateCw, Send } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNow, useNowMs } from '../../environment/useNow.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { DeleteButton } from '../../patterns/DeleteButton/DeleteButton.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';
import { loadConfirmDialog } from '../../primitives/ConfirmDialog/loadConfirmDialog.ts';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { formatPassMoment } from '../formatPassMoment.ts';

export interface KeptPassesProps {
  /** The passes without a result; `kept` and `orphans` have at least one together. */
  state: Pick<TerminalState, 'kept' | 'orphans' | 'isDelivering' | 'isKeeping' | 'isPersistent'>;
  /** Called when the user checks or sends the passes now. */
  onCheck: () => void;
  /** Called when the user sends a refused pass again. */
  onSendAgain: (key: string) => void;
  /** Called when the user discards a pass. */
  onDiscard: (key: string) => void;
  /** Returns the element that gets the focus when the button of the last pass disappears. */
  findPlace: () => HTMLElement | null;
}

const icons: Record<KeptPhase, LucideIcon> = {
  sending: Clock,
  unknown: CircleHelp,
  waiting: Clock,
  expired: CircleX,
  refused: CircleX,
};

/**
 * The passes without a result: unknown, not sent yet, refused or too old.
 * @requirement terminal-15, terminal-16, terminal-17
 */
export function KeptPasses({ state, onCheck, onSendAgain, onDiscard, findPlace }: KeptPassesProps) {
  const { kept, orphans, isDelivering, isKeeping, isPersistent } = state;
  const { t } = useTranslation('terminal');
  const language = useLanguage();
  const now = useNow();
  const [asked, setAsked] = useState<KeptPass | null>(null);
  const nowMs = useNowMs();
  const wordsOf = ({ pass }: KeptPass) => ({
    name: pass.typeName,
    when: formatPassMoment(pass.at, now, language),
  });

  function reasonOf(one: KeptPass): string {
    const phase = phaseOf(one, nowMs);
    if (orphans.includes(one)) return t(phase === 'unknown' ? 'kept.orphanUnknown' : 'kept.orphan');
    if (phase === 'unknown') return t(isKeeping ? 'kept.unknownKept' : 'kept.unknown');
    if (phase === 'refused' && one.refusal) return t('kept.refusedBecause', { words: one.refusal });
    if (phase === 'expired' && one.pressedMs > nowMs) return t('kept.wrongClock');
    return t(`kept.${phase}`);
  }

  const isUnknown = (one: KeptPass) => ['sending', 'unknown'].includes(phaseOf(one, nowMs));
  const canSendAgain = (one: KeptPass) =>
    phaseOf(one, nowMs) === 'refused' &&
    !orphans.includes(one) &&
    Math.abs(nowMs - one.pressedMs) <= keptForMs;
  const isOpen = kept.some((one) => ['sending', 'unknown', 'waiting'].includes(phaseOf(one, nowMs)));
  return (
    <Root aria-label={t('kept.title')}>
      <Head>
        <h2>{t('kept.title')}</h2>
        {isOpen && (
          <Button
            icon={isKeeping ? Send : RotateCw}
            kind={isKeeping ? 'secondary' : 'primary'}
            isBusy={isDelivering}
            onPress={onCheck}
          >
            {t(isKeeping ? 'kept.tryNow' : 'kept.check')}
          </Button>
        )}
      </Head>
      {isKeeping && !isPersistent && <Banner tone="caution" title={t('kept.notLasting')} />}
      <ul>
        {[...kept, ...orphans].map((one) => (
          <KeptRow
            key={one.key}
            kept={one}
            phase={orphans.includes(one) && !isUnknown(one) ? 'expired' : phaseOf(one, nowMs)}
            name={t('kept.of', wordsOf(one))}
            reason={reasonOf(one)}
            discardLabel={t('kept.discardOf', wordsOf(one))}
            isDelivering={isDelivering}
            onSendAgain={canSendAgain(one) ? onSendAgain : null}
            onDiscard={setAsked}
          />
        ))}
      </ul>
      <DeferredConfirmDialog
        kind="danger"
        isOpen={asked !== null}
        title={t('kept.question')}
        confirmLabel={t('kept.discard')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) onDiscard(asked.key);
          setAsked(null);
          returnFocus(findPlace);
        }}
      >
        {asked && t(isUnknown(asked) ? 'kept.consequenceUnknown' : 'kept.consequence', wordsOf(asked))}
      </DeferredConfirmDialog>
    </Root>
  );
}

interface KeptRowProps {
  kept: KeptPass;
  phase: KeptPhase;
  /** Type and time of the pass. */
  name: string;
  /** The reason why it has no result. */
  reason: string;
  /** The name of its discard button. */
  discardLabel: string;
  /** Whether kept passes are being sent or checked. */
  isDelivering: boolean;
  /** Called when the user sends it again; null if that is not possible. */
  onSendAgain: ((key: string) => void) | null;
  /** Called when the user wants to discard it, before the confirmation. */
  onDiscard: (kept: KeptPass) => void;
}

function KeptRow(props: KeptRowProps) {
  const { kept, phase, name, reason, discardLabel, isDelivering, onSendAgain, onDiscard } = props;
  const { t } = useTranslation('terminal');
  return (
    <Row data-phase={phase}>
      <Icon of={icons[phase]} size={20} />
      <div>
        <Name>{name}</Name>
        <Reason>{reason}</Reason>
        {onSendAgain && (
          <Again>
            <Button icon={Send} kind="quiet" isDisabled={isDelivering} onPress={() => onSendAgain(kept.key)}>
              {t('kept.sendAgain')}
            </Button>
          </Again>
        )}
      </div>
      <DeleteButton
        aria-label={discardLabel}
        isDisabled={isDelivering || phase === 'sending'}
        {...prefetchOnIntent(loadConfirmDialog)}
        onPress={() => onDiscard(kept)}
      >
        {t('kept.discard')}
      </DeleteButton>
    </Row>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--space-2);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);

  h2 {
    font-size: var(--text-3);
    font-weight: var(--weight-medium);
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-2);
  border-top: 1px solid var(--color-border);

  & > svg {
    color: var(--color-caution);
  }

  &:is([data-phase='expired'], [data-phase='refused']) > svg {
    color: var(--color-negative);
  }
`;

const Name = styled.p`
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Reason = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-2);
  overflow-wrap: anywhere;
`;

/* The text of the button is aligned with the text above. */
const Again = styled.div`
  margin-inline-start: calc(-1 * var(--space-4));
`;
