import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatSize } from '../../i18n/formatSize.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useFocusWhenLost } from '../../primitives/useFocusWhenLost.ts';
import type { ChosenPicture } from '../attachment-picture/chosenPicture.ts';
import type { PictureChoice } from '../AttachmentsDialog/useChosenPicture.ts';
import { PictureButton } from '../PictureButton/PictureButton.tsx';
import { PicturePreview } from './PicturePreview.tsx';

export interface ChosenPictureBlockProps {
  /** The picture to upload. */
  picture: ChosenPicture;
  /** State and commands of choosing another picture. */
  choice: PictureChoice;
  /** Shown instead of the button for another picture during the upload; null for none. */
  status: ReactNode;
  /** Whether another picture cannot be chosen now. */
  isReadOnly: boolean;
  /** Whether the user has cancelled the upload. */
  isCancelled: boolean;
}

/** The picture to upload, its size, and the refusal of another chosen file. */
export function ChosenPictureBlock(props: ChosenPictureBlockProps) {
  const { picture, choice, status, isReadOnly, isCancelled } = props;
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const { refused, isPreparing, onIntent, choose } = choice;
  const side = useRef<HTMLDivElement>(null);
  // The button that cancelled the upload is gone.
  useFocusWhenLost(side, isCancelled);
  const { fileName: name, image, width, height } = picture;
  return (
    <Root>
      <PicturePreview picture={picture} label={t('attachments.new.preview', { name })} />
      <Side ref={side} tabIndex={-1}>
        <p>{t('attachments.new.size', { width, height, size: formatSize(image.size, language) })}</p>
        {status ?? (
          <PictureButton
            icon={ImageUp}
            isBusy={isPreparing}
            isDisabled={isReadOnly}
            onIntent={onIntent}
            onChoose={choose}
          >
            {t('attachments.new.another')}
          </PictureButton>
        )}
        <Note role="status" data-fault={refused ? true : undefined}>
          {refused
            ? t(`attachments.refused.${refused.reason}`, { name: refused.fileName })
            : isCancelled && t('attachments.new.cancelled')}
        </Note>
      </Side>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;

const Side = styled.div`
  flex: 1 1 14rem;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-2);
  min-width: 0;

  & > :not(button) {
    width: 100%;
  }
`;

const Note = styled.p`
  overflow-wrap: anywhere;
  font-size: var(--text-2);

  &[data-fault] {
    color: var(--color-negative);
  }

  &:empty {
    display: none;
  }
`;
