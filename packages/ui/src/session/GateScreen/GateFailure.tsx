import { ConfigurationError } from '@selfservice/api/core/errors';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { errorTitle, rawMessage, refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';

export interface GateFailureProps {
  /** The error that stopped the start. */
  error: Error;
  /** Called when the user retries. */
  onRetry: () => void;
}

/** The reason why the application cannot start, advice, and a button to retry. @requirement shell-57 */
export function GateFailure({ error, onRetry }: GateFailureProps) {
  const { t } = useTranslation('session');
  const { t: tPatterns } = useTranslation('patterns');

  function advice(): string {
    if (!(error instanceof ConfigurationError)) return refusalWords(error) || tPatterns(errorTitle(error));
    if (error.field) return t('gate.configurationField', { field: error.field });
    return t(error.cause ? 'gate.configurationPage' : 'gate.configurationFile');
  }

  return (
    <Root>
      <p>{advice()}</p>
      <Button kind="primary" icon={RotateCw} onPress={onRetry}>
        {tPatterns('error.retry')}
      </Button>
      <Disclosure summary={tPatterns('error.details')}>{rawMessage(error)}</Disclosure>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-5);

  > button {
    min-height: 44px;
  }
`;
