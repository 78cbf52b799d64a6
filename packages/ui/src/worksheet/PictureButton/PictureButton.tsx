import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../primitives/Button/Button.tsx';

export interface PictureButtonProps {
  /** The label of the button. */
  children: ReactNode;
  /** The icon before the label. Default none. */
  icon?: LucideIcon;
  /** Whether a chosen picture is being prepared. Default false. */
  isBusy?: boolean;
  /** Whether no picture can be chosen now. Default false. */
  isDisabled?: boolean;
  /** Whether the camera of the device opens directly. Default false: the user chooses a source. */
  isCamera?: boolean;
  /** The class name, for `styled`. */
  className?: string;
  /** Called when the button gets the pointer or the focus or is pressed, to prefetch code. */
  onIntent?: () => void;
  /** Called with the chosen file, which may be something other than a picture. */
  onChoose: (file: File) => void;
}

/** A button that opens the file dialog or the camera. */
export function PictureButton(props: PictureButtonProps) {
  const { children, isCamera = false, onIntent, onChoose, ...button } = props;
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      {...(isCamera && { defaultCamera: 'environment' as const })}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file) onChoose(file);
      }}
    >
      <Button
        {...(onIntent && { onHoverStart: onIntent, onFocus: onIntent, onPressStart: onIntent })}
        {...button}
      >
        {children}
      </Button>
    </FileTrigger>
  );
}
