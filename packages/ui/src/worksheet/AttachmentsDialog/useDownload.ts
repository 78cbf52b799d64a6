import { toError } from '@selfservice/api/core/errors';
import { attachmentFileQuery } from '@selfservice/api/worksheet/attachments';
import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';
import { saveFile } from '../../primitives/saveFile.ts';

/** Fetches attachments and hands them to the browser to be saved, each under its own name. */
export function useDownload(worksheet: WorksheetId) {
  const { t } = useTranslation('worksheet');
  const client = useQueryClient();
  const notify = useNotify();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());

  async function download(name: string): Promise<void> {
    setUnderWay((names) => new Set(names).add(name));
    try {
      const file = await client.query(attachmentFileQuery(worksheet, name));
      saveFile(new File([file], name, { type: file.type }));
    } catch (error) {
      notify.error(toError(error), t('attachments.downloadFailed', { name }));
    } finally {
      setUnderWay((names) => new Set([...names].filter((each) => each !== name)));
    }
  }

  return {
    /** Names of those that are being fetched. */
    underWay,
    /** Saves one; nothing happens while it is being fetched. */
    download: (name: string) => {
      if (!underWay.has(name)) void download(name);
    },
  };
}
