import { Bug, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { rawMessage } from '../../patterns/ErrorPanel/errorWords.ts';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';

export interface CrashScreenProps {
  /** The error that the screen threw. */
  error: Error;
  /** Called when the user wants to render the screen again. */
  onRetry: () => void;
  /** Called when the user wants to reload the page. */
  onReload: () => void;
}

/** Shown instead of a screen that threw an error while rendering. @requirement errors-6 */
export function CrashScreen({ error, onRetry, onReload }: CrashScreenProps) {
  const { t } = useTranslation('errors');
  return (
    <StatusPage
      icon={Bug}
      role="alert"
      title={t('crash.title')}
      actions={
        <>
          <Button kind="primary" icon={RotateCw} onPress={onRetry}>
            {t('crash.retry')}
          </Button>
          <Button onPress={onReload}>{t('crash.reload')}</Button>
          <Details summary={t('crash.details')}>{rawMessage(error)}</Details>
        </>
      }
    >
      <p>{t('crash.advice')}</p>
    </StatusPage>
  );
}

const Details = styled(Disclosure)`
  flex: 1 0 100%;
  max-width: 34rem;
  margin-top: var(--space-4);
  text-align: start;

  summary {
    margin: 0 auto;
  }
`;
