import { Bug, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { rawMessage } from '../../patterns/ErrorPanel/errorWords.ts';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';

export interface CrashScreenProps {
  /** The error that the screen threw. */
  error: Error;
  /** Called when the user wants to render the screen again; null if its code could not be loaded, which only a reload repeats. */
  onRetry: (() => void) | null;
  /** Called when the user wants to reload the page. */
  onReload: () => void;
}

/** Shown instead of a screen that threw an error while rendering, or whose code could not be loaded. @requirement errors-6 */
export function CrashScreen({ error, onRetry, onReload }: CrashScreenProps) {
  const { t } = useTranslation('errors');
  return (
    <StatusPage
      dial={<Icon of={Bug} size={32} />}
      role="alert"
      title={t(onRetry ? 'crash.title' : 'missing.title')}
      actions={
        <>
          {onRetry ? (
            <>
              <Button kind="primary" icon={RotateCw} onPress={onRetry}>
                {t('crash.retry')}
              </Button>
              <Button onPress={onReload}>{t('crash.reload')}</Button>
            </>
          ) : (
            <Button kind="primary" icon={RotateCw} onPress={onReload}>
              {t('crash.reload')}
            </Button>
          )}
          <Details>
            <Disclosure summary={t('crash.details')}>{rawMessage(error)}</Disclosure>
          </Details>
        </>
      }
    >
      <p>{t(onRetry ? 'crash.advice' : 'missing.advice')}</p>
    </StatusPage>
  );
}

/* A line of its own, below the buttons. */
const Details = styled.div`
  flex: none;
  width: 100%;
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  justify-content: center;
  margin-top: var(--space-4);
  text-align: start;

  summary {
    margin: 0 auto;
  }
`;
