import { useState } from 'react';
import type { DemoLink, DemoNetwork, DemoNote, DemoPerson, DemoSettings } from './demo.types.ts';
import { DemoSheet } from './DemoSheet.tsx';
import { DemoStrip } from './DemoStrip.tsx';
import type { TourId } from '../DemoTour/DemoTour.tsx';
import { TourDialog } from '../TourDialog/TourDialog.tsx';
import { useShortcut } from './useShortcut.ts';

export interface DemoPanelProps {
  /** The people of the demo. */
  people: readonly DemoPerson[];
  /** The signed-in or the suggested person. */
  person: DemoPerson;
  /** Whether that person is signed in. */
  isSignedIn: boolean;
  /** The password of every person. */
  password: string;
  /** The settings with which the demo has started. */
  settings: DemoSettings;
  /** The simulated network. */
  network: DemoNetwork;
  /** The names of the calls that can fail. */
  calls: readonly string[];
  /** The addresses of the present situation; null while they are loading. */
  link: DemoLink | null;
  /** Notes about the address and the browser. */
  notes: readonly DemoNote[];
  /** Whether nothing of the demo is visible, for pictures of the product. */
  isHidden: boolean;
  /** The guided tours, in order. */
  tours: readonly TourId[];
  /** Called when the user starts a tour. */
  onTourStart: (id: TourId) => void;
  /** Called when the user hides everything, or shows it again by the shortcut. */
  onHiddenChange: (isHidden: boolean) => void;
  /** Called when the user becomes another person. */
  onPersonChange: (id: string) => void;
  /** Called when the user has chosen other settings. The demo must start again with them. */
  onSettingsChange: (settings: DemoSettings) => void;
  /** Called when the user changes the network. */
  onNetworkChange: (network: DemoNetwork) => void;
  /** Called when the user wants to see `link`. */
  onLinkWanted: () => void;
  /** Copies a text to the clipboard. Rejects if the browser refuses it. */
  onCopy: (text: string) => Promise<void>;
  /** Called when the user has confirmed that all changes in the demo are removed. */
  onReset: () => void;
}

/**
 * The strip above the demo and its panel: who is signed in, what the demo is set to, and the link to it. Ctrl+Shift+D opens
 * and closes the panel.
 *
 * @requirement demo-1
 */
export function DemoPanel(props: DemoPanelProps) {
  const { person, isSignedIn, password, notes, isHidden, onHiddenChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [isChoosingTour, setChoosingTour] = useState(false);
  useShortcut(() => {
    if (isHidden) onHiddenChange(false);
    setOpen(isHidden || !isOpen);
  });
  if (isHidden) return null;
  return (
    <>
      <DemoStrip
        person={person}
        isSignedIn={isSignedIn}
        password={password}
        notes={notes}
        onOpen={() => setOpen(true)}
        onTour={() => setChoosingTour(true)}
      />
      {isChoosingTour && (
        <TourDialog
          tours={props.tours}
          onStart={(id) => {
            setChoosingTour(false);
            props.onTourStart(id);
          }}
          onClose={() => setChoosingTour(false)}
        />
      )}
      {isOpen && (
        <DemoSheet
          people={props.people}
          person={isSignedIn ? person : null}
          settings={props.settings}
          network={props.network}
          calls={props.calls}
          link={props.link}
          onHide={() => {
            setOpen(false);
            onHiddenChange(true);
          }}
          onPersonChange={(id) => {
            setOpen(false);
            props.onPersonChange(id);
          }}
          onSettingsChange={(settings) => {
            setOpen(false);
            props.onSettingsChange(settings);
          }}
          onNetworkChange={props.onNetworkChange}
          onLinkWanted={props.onLinkWanted}
          onCopy={props.onCopy}
          onReset={() => {
            setOpen(false);
            props.onReset();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
