import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FileTrigger } from '../../primitives/FileTrigger/FileTrigger.tsx';
import { PictureButton } from '../PictureButton/PictureButton.tsx';
import type { PictureChoice } from './useChosenPicture.ts';

export interface PictureChooserProps {
  /** The state and the commands of choosing a picture. */
  choice: PictureChoice;
}

/** Chooses a picture: a file, a dropped or pasted file, or a photo on a touch screen. */
export function PictureChooser({ choice }: PictureChooserProps) {
  const { t } = useTranslation('worksheet');
  const { picture, isPreparing, onIntent, choose } = choice;
  // The form shows the refusal of another picture.
  const refused = picture ? null : choice.refused;
  return (
    <Root
      label={t('attachments.choose')}
      kinds={['image/*']}
      refusesByType={false}
      description={t(isPreparing ? 'attachments.preparing' : 'attachments.hint')}
      errorMessage={
        refused ? t(`attachments.refused.${refused.reason}`, { name: refused.fileName }) : undefined
      }
      secondaryAction={
        <CameraButton icon={Camera} isCamera onIntent={onIntent} onChoose={choose}>
          {t('attachments.photograph')}
        </CameraButton>
      }
      onHoverStart={onIntent}
      onDropEnter={onIntent}
      onSelect={([file]) => file && choose(file)}
    />
  );
}

/* As wide as the dialog, without making the dialog wider. */
const Root = styled(FileTrigger)`
  width: 0;
  min-width: 100%;
`;

const CameraButton = styled(PictureButton)`
  @media not (any-pointer: coarse) {
    display: none;
  }
`;
