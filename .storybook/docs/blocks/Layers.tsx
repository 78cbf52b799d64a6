import { DocsTable } from './DocsTable.tsx';
import { tokensNamed } from './themes.ts';

const layers: Record<string, string> = {
  bar: 'The bar at the top, over the content that scrolls.',
  overlay: 'Dialogs and the scrim behind them.',
  notification: 'Notifications, and the link that skips to the content: over everything.',
};

/** What lies over what. */
export function Layers() {
  return (
    <DocsTable
      caption="Layers"
      head={['Token', 'Order', 'For']}
      rows={tokensNamed('layer-').map(([name, value]) => [`\`layer-${name}\``, value, layers[name]])}
    />
  );
}
