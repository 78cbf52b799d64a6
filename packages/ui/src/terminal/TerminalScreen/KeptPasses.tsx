import type { KeptPass } from '@selfservice/api/terminal/kept-pass';
import { phaseOf } from '@selfservice/api/terminal/kept-pass';
import { CircleX, Clock, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';
import { loadConfirmDialog } from '../../primitives/ConfirmDialog/loadConfirmDialog.ts';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { formatPassMoment } from '../formatPassMoment.ts';

export interface KeptPassesProps {
  /** What the server has not recorded, in the order of the presses; at least one. */
  kept: readonly KeptPass[];
  /** They are being sent. */
  isDelivering: boolean;
  /** They are to be sent now. */
  onDeliver: () => void;
  /** One is to be let go. */
  onDiscard: (key: string) => void;
  /** Finds what gets the focus when the button of the last one goes. */
  findPlace: () => HTMLElement | null;
}

/** The passes that the server has not recorded: those that wait, and those that it will not record any more. */
export function KeptPasses({ kept, isDelivering, onDeliver, onDiscard, findPlace }: KeptPassesProps) {
  const { t } = useTranslation('terminal');
  const language = useLanguage();
  const clock = useClock();
  const [asked, setAsked] = useState<KeptPass | null>(null);
  const wordsOf = ({ pass }: KeptPass) => {
    return { name: pass.typeName, when: formatPassMoment(pass.at, clock.localNow(), language) };
  };
  const reasonOf = (one: KeptPass) => {
    const phase = phaseOf(one, clock.epochMs());
    if (phase === 'expired') return t('kept.expired');
    if (phase !== 'refused') return t('kept.waiting');
    return one.refusal ? t('kept.refusedBecause', { words: one.refusal }) : t('kept.refused');
  };
  const isLost = (one: KeptPass) => ['expired', 'refused'].includes(phaseOf(one, clock.epochMs()));
  return (
    <Root aria-label={t('kept.title')}>
      <Head>
        <h2>{t('kept.title')}</h2>
        {!kept.every(isLost) && (
          <Button icon={Send} isBusy={isDelivering} onPress={onDeliver}>
            {t('kept.tryNow')}
          </Button>
        )}
      </Head>
      <ul>
        {kept.map((one) => (
          <Row key={one.key} data-lost={isLost(one) || undefined}>
            <Icon of={isLost(one) ? CircleX : Clock} size={20} />
            <div>
              <Name>{t('kept.of', wordsOf(one))}</Name>
              <Reason>{reasonOf(one)}</Reason>
            </div>
            <IconButton
              label={t('kept.discardOf', wordsOf(one))}
              icon={Trash2}
              isDisabled={isDelivering}
              {...prefetchOnIntent(loadConfirmDialog)}
              onPress={() => setAsked(one)}
            />
          </Row>
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
        {asked && t('kept.consequence', wordsOf(asked))}
      </DeferredConfirmDialog>
    </Root>
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

  &[data-lost] > svg {
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
