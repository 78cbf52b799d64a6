import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import { RotateCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { errorText } from './errorText.ts';
import { attemptKey, rawMessage } from './errorWords.ts';
import { ReloadButton } from './ReloadButton.tsx';

/** Other attributes go to the root. */
export interface ErrorPanelProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The error. */
  error: Error;
  /** The message about what failed. Default: depends on the kind of error. */
  title?: string;
  /** Called when the user tries again, or checks an unknown outcome again. Without it there is no button. */
  onRetry?: () => void;
  /** Whether another attempt is under way. Default false. */
  isRetrying?: boolean;
}

/** Shows what failed and why, a button for another attempt, and the raw message in a collapsed section. */
export function ErrorPanel({ error, title, onRetry, isRetrying = false, ...rest }: ErrorPanelProps) {
  const { t } = useTranslation('patterns');
  const language = useLanguage();
  const words = errorText(t, language, error, title);
  const isUnknown = error instanceof OutcomeUnknownError;
  return (
    <Banner
      tone="negative"
      title={words.title}
      actions={
        <Actions>
          {onRetry && (
            <Button
              icon={RotateCw}
              kind={isUnknown ? 'primary' : 'secondary'}
              isBusy={isRetrying}
              onPress={onRetry}
            >
              {t(attemptKey(error))}
            </Button>
          )}
          <ReloadButton error={error} />
        </Actions>
      }
      {...rest}
    >
      {words.text && <Text>{words.text}</Text>}
      <Disclosure summary={t('error.details')}>{rawMessage(error)}</Disclosure>
    </Banner>
  );
}

/* Both buttons are in one line or below the message. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  &:empty {
    display: none;
  }
`;

/* The server's message may have several lines, and long words without a place to break. */
const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
