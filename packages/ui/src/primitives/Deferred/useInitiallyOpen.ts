import { useEffect, useState } from 'react';

/**
 * State for react-aria's triggers with an option to open initially. It opens one frame later, when the button is in the
 * document and has the focus, so that the focus returns to the button.
 */
export function useInitiallyOpen(isInitiallyOpen: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isInitiallyOpen) return undefined;
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [isInitiallyOpen]);
  return { isOpen, onOpenChange: setOpen };
}
