import { expect, waitFor } from 'storybook/test';

/** Double-clicks a button that disappears with the first click. The second click hits another element at its place. */
export async function pressTwiceThere(button: HTMLElement): Promise<void> {
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (const detail of [1, 2]) {
    const target = document.elementFromPoint(x, y);
    const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, detail };
    const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1 };
    target?.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, detail: 0 }));
    target?.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }));
    target?.dispatchEvent(new PointerEvent('pointerup', { ...pointer, detail: 0 }));
    target?.dispatchEvent(new MouseEvent('mouseup', init));
    target?.dispatchEvent(new PointerEvent('click', pointer));
    if (detail === 1) await waitFor(() => expect(button).not.toBeInTheDocument());
  }
}
