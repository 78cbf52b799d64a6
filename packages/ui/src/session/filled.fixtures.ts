/** Fills a field as a password manager does from its own world: without an event, and unseen by React. */
export function fillWithoutEvent(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
