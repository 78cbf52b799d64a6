import type { ComponentProps } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../primitives/Button/Button.tsx';

/** Everything else of `Button` goes to the root. */
export interface PictureButtonProps extends Omit<ComponentProps<typeof Button>, 'onPress'> {
  /** Takes a photo with the camera of the device at once. Default false: there is a choice. */
  isCamera?: boolean;
  /** A file was chosen; whether it is a picture has not been looked at. */
  onChoose: (file: File) => void;
}

/** A button that lets the system choose or take a picture. */
export function PictureButton({ isCamera = false, onChoose, ...rest }: PictureButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      {...(isCamera && { defaultCamera: 'environment' as const })}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file) onChoose(file);
      }}
    >
      <Button {...rest} />
    </FileTrigger>
  );
}
