import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FileTrigger } from '../../primitives/FileTrigger/FileTrigger.tsx';
import { PictureButton } from '../PictureButton/PictureButton.tsx';
import type { PictureChoice } from './useChosenPicture.ts';

export interface PictureChooserProps {
  /** Takes what is chosen, and says what has become of it. */
  choice: PictureChoice;
}

/** The ways to a picture: a file, one that is dropped or pasted, and the camera where fingers are used. */
export function PictureChooser({ choice }: PictureChooserProps) {
  const { t } = useTranslation('worksheet');
  const { picture, isPreparing, onIntent, choose } = choice;
  // What becomes of another picture is said where it was chosen.
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
      otherWay={
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

/* As wide as the dialog, which what it says makes no wider. */
const Root = styled(FileTrigger)`
  width: 0;
  min-width: 100%;
`;

const CameraButton = styled(PictureButton)`
  @media not (any-pointer: coarse) {
    display: none;
  }
`;
