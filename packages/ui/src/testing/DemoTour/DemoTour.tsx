import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

/** The name of a tour, whose texts are in the namespace `testing/DemoTour`. */
export type TourId = 'request' | 'approval' | 'plan' | 'pass';

/** The place of the outlined element in the window, in pixels. */
export interface TargetBox {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface DemoTourProps {
  /** The title of the tour. */
  title: string;
  /** The instruction of this step; after the last one the result of the tour. */
  text: string;
  /** The number of the step, from 1, and the number of all steps; null after the last one. */
  step: { number: number; total: number } | null;
  /** The place of the element to press; null while it is not on the screen. */
  target: TargetBox | null;
  /**
   * `missing`: the element did not appear in time, for example because the step was done before. `unconfirmed`: the product
   * does not say that the step is done. Null for none.
   */
  problem: 'missing' | 'unconfirmed' | null;
  /** The title of the tour that follows; null for none. */
  next: string | null;
  /** Called when the user lets the tour do the step. */
  onDo: () => void;
  /** Called when the user wants to do an unconfirmed step again. */
  onAgain: () => void;
  /** Called when the user skips a missing step. */
  onSkip: () => void;
  /** Called when the user ends the tour. */
  onEnd: () => void;
  /** Called when the user resets the demo, to start the tour again. */
  onRestart: () => void;
  /** Called when the user starts the tour that follows. */
  onNext: () => void;
}

/**
 * A step of a guided tour through the demo: a frame around the element to press, and a card that says what to do. The card is
 * in the half of the window without the element and stays available while a dialog is open.
 */
export function DemoTour(props: DemoTourProps) {
  const { title, text, step, target, problem, next, onDo, onAgain, onSkip, onEnd } = props;
  const { onRestart, onNext } = props;
  const { t } = useTranslation('testing/DemoTour');
  const isAbove = target !== null && target.top + target.height / 2 > window.innerHeight / 2;
  return (
    // The attribute keeps the card available while a dialog is open, and a press in it does not close the dialog.
    <div data-react-aria-top-layer>
      {target && <Frame data-tour-frame style={target} />}
      <Card aria-label={t('name')} data-above={isAbove || undefined}>
        <Head>
          <strong>{title}</strong>
          <span>{step ? t('step', step) : t('finished')}</span>
        </Head>
        <p role="status">{step && problem ? t(problem) : text}</p>
        <Buttons>
          {step && !problem && (
            <Button isDisabled={!target} onPress={onDo}>
              {t('do')}
            </Button>
          )}
          {step && problem && (
            <>
              {problem === 'missing' && <Button onPress={onSkip}>{t('skip')}</Button>}
              {problem === 'unconfirmed' && <Button onPress={onAgain}>{t('again')}</Button>}
              <Button onPress={onRestart}>{t('restart')}</Button>
            </>
          )}
          {!step && next !== null && (
            <Button kind="primary" onPress={onNext}>
              {t('next', { title: next })}
            </Button>
          )}
          <Button kind="quiet" onPress={onEnd}>
            {t('end')}
          </Button>
        </Buttons>
      </Card>
    </div>
  );
}

const Frame = styled.div`
  position: fixed;
  z-index: calc(var(--layer-notification) + 1);
  border-radius: var(--radius-small);
  outline: 3px solid var(--color-information);
  outline-offset: 3px;
  pointer-events: none;
`;

const Card = styled.section`
  position: fixed;
  inset-inline: var(--space-3);
  bottom: calc(var(--space-3) + env(safe-area-inset-bottom));
  z-index: calc(var(--layer-notification) + 1);
  display: grid;
  gap: var(--space-2);
  max-width: 26rem;
  margin-inline: auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-information);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  color: var(--color-text);
  font-size: var(--text-2);
  line-height: var(--leading);
  box-shadow: var(--elevation-3);

  &[data-above] {
    top: calc(var(--space-3) + env(safe-area-inset-top));
    bottom: auto;
  }

  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);

  strong {
    font-weight: var(--weight-medium);
  }

  span {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-1);
`;
