import type { UploadProgress } from '@selfservice/api/core/transport';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatSize } from '../../i18n/formatSize.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { announcedPercent } from './announcedPercent.ts';

export interface UploadStatusProps {
  /** Progress of the upload; null while unknown. */
  progress: UploadProgress | null;
  /** Called when the user cancels the upload. */
  onCancel: () => void;
}

/** Progress of an upload with a button that cancels it. Each quarter is announced to assistive technology. */
export function UploadStatus({ progress, onCancel }: UploadStatusProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const { sentBytes = 0, totalBytes = null } = progress ?? {};
  const isKnown = totalBytes !== null && sentBytes < totalBytes;
  const percent = announcedPercent(progress);
  return (
    <Root>
      <ProgressBar
        label={t('attachments.new.uploading')}
        {...(isKnown && {
          value: sentBytes,
          max: totalBytes,
          valueText: t('attachments.new.sent', {
            sent: formatSize(sentBytes, language),
            total: formatSize(totalBytes, language),
          }),
        })}
      />
      <Button onPress={onCancel}>{t('attachments.new.cancelUpload')}</Button>
      <VisuallyHidden role="status">
        {percent !== null && t('attachments.new.percent', { percent })}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  min-width: 0;

  [role='progressbar'] {
    width: 100%;
  }
`;
