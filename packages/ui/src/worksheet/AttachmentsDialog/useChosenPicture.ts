import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { useEffect, useRef, useState } from 'react';
import { useConfiguration, useDrafts } from '../../environment/Environment.tsx';
import { attachmentDraftKeys } from '../attachment-picture/attachmentDraftKeys.ts';
import { suggestedNameOf } from '../attachment-picture/attachment-names.ts';
import type { ChosenPicture } from '../attachment-picture/chosenPicture.ts';
import { keptTextOf, readKeptPicture } from '../attachment-picture/chosenPicture.ts';
import { createPicturePreparer } from '../attachment-picture/createPicturePreparer.ts';
import type { PictureRefusal } from '../attachment-picture/preparePicture.ts';

/** A file that cannot be uploaded. */
interface RefusedFile {
  fileName: string;
  reason: PictureRefusal;
}

/** State and commands of choosing a picture. */
export interface PictureChoice {
  /** The last chosen picture that can be uploaded; null for none. */
  picture: ChosenPicture | null;
  /** The last chosen file if it was refused; the picture before it stays. */
  refused: RefusedFile | null;
  /**
   * The picture that was chosen before a new session or a reload: `restored` as `picture`, or `lost` because it was too large
   * to keep. Null if there was none, or after it was dropped or replaced.
   */
  earlier: 'restored' | 'lost' | null;
  /** Whether a chosen file is being prepared. */
  isPreparing: boolean;
  /** Called when the user is about to choose a file, to start the worker. */
  onIntent: () => void;
  /** Prepares a chosen file; ignored while another is being prepared. */
  choose: (file: File) => void;
  /** Removes the picture and stops preparing another. */
  drop: () => void;
}

/**
 * Prepares chosen pictures with the configured size and quality, and keeps the last one as a draft until it is dropped.
 *
 * @param worksheet the worksheet of the attachment
 * @param takenNames names of the month's attachments
 * @requirement worksheet-32, worksheet-33
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
  /** The file that is being prepared last; null after the picture was dropped. */
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
      // Without a dialog nothing could remove the draft.
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
