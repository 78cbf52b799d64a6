import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { useEffect, useRef, useState } from 'react';
import { useConfiguration, useDrafts } from '../../environment/Environment.tsx';
import { attachmentDraftKeys } from '../attachment-picture/attachmentDraftKeys.ts';
import { suggestedNameOf } from '../attachment-picture/attachment-names.ts';
import type { ChosenPicture } from '../attachment-picture/chosenPicture.ts';
import { keptTextOf, readKeptPicture } from '../attachment-picture/chosenPicture.ts';
import { createPicturePreparer } from '../attachment-picture/createPicturePreparer.ts';
import type { PictureRefusal } from '../attachment-picture/preparePicture.ts';

/** A file that cannot be sent. */
interface RefusedFile {
  fileName: string;
  reason: PictureRefusal;
}

/** Choosing a picture. */
export interface PictureChoice {
  /** The one that was chosen last and can be sent. */
  picture: ChosenPicture | null;
  /** The last file, where it cannot be sent; the picture before it stays. */
  refused: RefusedFile | null;
  /**
   * What has become of one that was chosen before the session ended or the page was loaded anew: `restored`, it is
   * `picture`; `lost`, it was too large to be kept. Null: there was none, or it has been dropped or replaced.
   */
  earlier: 'restored' | 'lost' | null;
  /** A chosen file is being prepared. */
  isPreparing: boolean;
  /** Somebody is about to choose. */
  onIntent: () => void;
  /** A file was chosen; while another is being prepared nothing happens. */
  choose: (file: File) => void;
  /** Forgets the picture, and stops preparing one. */
  drop: () => void;
}

/**
 * Prepares what is chosen as the configuration says, `uploadSize` and `uploadQuality`, and keeps it until it is dropped.
 * Decisions section 2.
 *
 * @param worksheet what it is to be attached to
 * @param takenNames names that the month has already
 */
export function useChosenPicture(worksheet: WorksheetId, takenNames: readonly string[]): PictureChoice {
  const { uploadSizePixels: longestPixels, uploadQuality: quality } = useConfiguration();
  const drafts = useDrafts();
  const draftKey = attachmentDraftKeys(worksheet).picture;
  const [preparer] = useState(createPicturePreparer);
  const [kept] = useState(() => drafts.read(draftKey));
  const [picture, setPicture] = useState(() => readKeptPicture(kept ?? 'null'));
  const [earlier, setEarlier] = useState<PictureChoice['earlier']>(
    kept === null ? null : picture ? 'restored' : 'lost',
  );
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const isLeft = useRef(false);
  /** The preparation that counts; dropping the picture makes it void. */
  const latest = useRef<File>(null);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      preparer.close();
    };
  }, [preparer]);

  async function prepare(file: File): Promise<void> {
    latest.current = file;
    setPreparing(true);
    setRefused(null);
    const outcome = await preparer.prepare(file, { longestPixels, quality });
    if (latest.current !== file) return;
    const { name: fileName } = file;
    if (outcome.kind === 'prepared') {
      const suggestedName = suggestedNameOf(fileName, takenNames);
      const chosen = { ...outcome.picture, fileName, suggestedName };
      const text = await keptTextOf(chosen);
      // It would be kept without a dialog to drop it.
      if (isLeft.current || latest.current !== file) return;
      drafts.write(draftKey, text);
      setPicture(chosen);
      setEarlier(null);
    } else setRefused({ fileName, reason: outcome.reason });
    setPreparing(false);
  }

  return {
    picture,
    refused,
    earlier,
    isPreparing,
    onIntent: preparer.start,
    choose: (file) => {
      if (!isPreparing) void prepare(file);
    },
    drop: () => {
      latest.current = null;
      preparer.close();
      setPreparing(false);
      drafts.remove(draftKey);
      setPicture(null);
      setRefused(null);
      setEarlier(null);
    },
  };
}
