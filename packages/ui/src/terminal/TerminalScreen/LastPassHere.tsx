import { isRefusal } from '@selfservice/api/core/outbox/settle-write';
import type { Pass } from '@selfservice/api/terminal/pass';
import type { DirectedPass } from '@selfservice/api/terminal/pass-direction';
import { isPresent } from '@selfservice/api/terminal/pass-direction';
import type { TerminalState } from '@selfservice/api/terminal/terminal';
import { CircleCheck, MapPin, MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNow } from '../../environment/useNow.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { formatPassMoment } from '../formatPassMoment.ts';

export interface LastPassHereProps {
  /** The pass that is being sent; null for none. */
  underWay: TerminalState['underWay'];
  /** The last recorded pass; null for none. */
  recorded: TerminalState['recorded'];
  /** The last failed pass; null for none. */
  failed: TerminalState['failed'];
  /** The last recorded pass with its direction; null if there is none, or if it is unknown. */
  last: DirectedPass | null;
}

/**
 * The current pass, otherwise the result of the last one, until another pass is made. Before the first one since when
 * the person is in.
 * @requirement terminal-6, terminal-29, terminal-33
 */
export function LastPassHere({ underWay, recorded, failed, last }: LastPassHereProps) {
  const { t } = useTranslation('terminal');
  const language = useLanguage();
  const now = useNow();
  const words = ({ typeName, at }: Pass) => {
    return { name: typeName, time: formatPassMoment(at, now, language) };
  };
  return (
    <Root>
      {/* The result is announced by its notification. */}
      <Line role="status">{underWay && t('sendingAt', words(underWay.pass))}</Line>
      {!underWay && !failed && !recorded && last && isPresent(last, now) && (
        <Line>{t('inSince', { when: formatPassMoment(last.time, now, language) })}</Line>
      )}
      {!underWay && failed && (
        <Banner tone="negative" role="note" title={t('failed.press', words(failed.pass))}>
          <Reason>
            {refusalWords(failed.error) || t(isRefusal(failed.error) ? 'failed.refused' : 'failed.network')}
          </Reason>
        </Banner>
      )}
      {!underWay && !failed && recorded && (
        <>
          <Line>
            <Check of={CircleCheck} />
            <span>{t('recordedAt', words(recorded.pass))}</span>
          </Line>
          {recorded.position !== 'off' && (
            <Line data-quiet>
              <Icon of={recorded.position === 'found' ? MapPin : MapPinOff} size={16} />
              <span>{t(`position.${recorded.position}`)}</span>
            </Line>
          )}
        </>
      )}
    </Root>
  );
}

/* As high as two lines from the start, so that no button moves under a finger. */
const Root = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  justify-items: center;
  min-height: calc(2lh + var(--space-1));

  @media (width >= 1024px) {
    max-width: 20rem;
  }
`;

const Line = styled.p`
  text-align: center;
  text-wrap: balance;

  &:empty {
    display: none;
  }

  & > svg {
    display: inline-block;
    height: 1lh;
    margin-inline-end: var(--space-2);
    vertical-align: top;
  }

  &[data-quiet] {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }
`;

const Check = styled(Icon)`
  color: var(--color-positive);
`;

const Reason = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
