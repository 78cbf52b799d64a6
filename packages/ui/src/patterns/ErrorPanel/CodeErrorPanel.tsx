import { useTranslation } from 'react-i18next';
import type { LoadFailed } from '../../primitives/Deferred/useDeferredCode.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

export interface CodeErrorPanelProps {
  /** The name of the part whose code failed to load. */
  name: string;
  /** The failure of `useDeferredCode`. */
  failed: LoadFailed;
}

/** The error message in place of a part that opens without a press. A dialog would appear by itself there. */
export function CodeErrorPanel({ name, failed }: CodeErrorPanelProps) {
  const { t } = useTranslation('primitives');
  const { error, isAgain, isRetrying, retry } = failed;
  const reason = t(navigator.onLine ? 'deferred.unreachable' : 'deferred.offline');
  // Without a network the page would not load either.
  const more = isAgain && navigator.onLine ? t('deferred.reloadHelps') : '';
  return (
    <ErrorPanel
      error={error}
      title={t('deferred.failed', { name })}
      text={`${reason} ${more}`.trim()}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}
