import { useEffect, useState } from 'react';

/**
 * State of what a button opens, for react-aria's triggers. What is open at first opens once its button is in the page and
 * has the focus: there the focus comes back to.
 */
export function useOpenAtFirst(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpenAtFirst) return undefined;
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [isOpenAtFirst]);
  return { isOpen, onOpenChange: setOpen };
}
