import { DocsTable } from './DocsTable.tsx';
import { tokensNamed } from './themes.ts';

const layers: Record<string, string> = {
  bar: 'The top bar, above the scrolling content.',
  overlay: 'Dialogs and the dimmed layer behind them.',
  notification: 'Notifications and the skip link: above everything.',
};

/** A table of the layers from bottom to top. */
export function Layers() {
  return (
    <DocsTable
      caption="Layers"
      head={['Token', 'Order', 'For']}
      rows={tokensNamed('layer-').map(([name, value]) => [`\`layer-${name}\``, value, layers[name]])}
    />
  );
}
